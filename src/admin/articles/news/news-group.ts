import type { NewsItem } from '../../../api/staff/news';
import { parseMoment } from '../../../lib/dates';
import type { VersionGroup } from '../../../lib/group-versions';

/** One news item with its language versions. */
export type NewsGroup = VersionGroup<NewsItem>;

/** The versions of an item, the one that stands for it first. */
export function versionsOf({ versions, main }: NewsGroup): NewsItem[] {
  const others = Object.values(versions).filter((version) => version && version !== main);
  return [main, ...(others as NewsItem[])];
}

/** How often visitors have opened the item, in all its languages. */
export function viewsOf(group: NewsGroup): number {
  return versionsOf(group).reduce((sum, { views }) => sum + (Number(views) || 0), 0);
}

/** The version that was published last: who did it, and when. */
export function latestOf(group: NewsGroup): NewsItem {
  const time = ({ updateTime }: NewsItem) => parseMoment(updateTime)?.date.getTime() ?? 0;
  return versionsOf(group).reduce((latest, version) =>
    time(version) > time(latest) ? version : latest,
  );
}
