import type { NewsItem } from '../../../api/staff/news';
import { parseMoment } from '../../../lib/dates';
import type { VersionGroup } from '../../../lib/group-versions';

/** One news item with its language versions. */
export type ListedNews = VersionGroup<NewsItem>;

/** The versions of an item, the one that stands for it first. */
export function versionsOf({ versions, main }: ListedNews): NewsItem[] {
  const others = Object.values(versions).filter((version) => version && version !== main);
  return [main, ...(others as NewsItem[])];
}

/** How often visitors have opened the item, in all its languages. */
export function viewsOf(group: ListedNews): number {
  return versionsOf(group).reduce((sum, { views }) => sum + (Number(views) || 0), 0);
}

/** The version that was published last, whatever form its date has (D15); undefined of none. */
export function latestOf(versions: readonly NewsItem[]): NewsItem | undefined {
  const time = ({ updateTime }: NewsItem) => parseMoment(updateTime)?.date.getTime() ?? 0;
  return versions.reduce<NewsItem | undefined>(
    (latest, version) => (latest && time(latest) >= time(version) ? latest : version),
    undefined,
  );
}
