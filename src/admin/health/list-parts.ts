import { isShown } from '@/api/portal';
import type { Portal } from '@/api/admin/portal';
import { toArray } from '@/lib/to-array';
import { groupVersions, type VersionGroup } from '@/lib/group-versions';
import { itemHref, type SectionName } from '@/admin/sections';
import { issueOf, type Issue, type IssueSource, type Subject } from './issue';
import type { HealthQueries } from './health-queries';
import { fewerRecords, missingLanguages, findPictureIssues } from './item-issues';
import { checkLink } from './link-issues';
import { fetchPages } from './fetch-pages';
import type { Enqueue, Later, Outcome } from './step';
import { findTextIssues } from './text-issues';

/** The shared context of an audit. */
export interface AuditContext {
  queries: HealthQueries;
  /** The content languages, the interface language first. */
  languages: readonly string[];
  enqueue: Enqueue;
  /** Defers a section's work until all lists are loaded. */
  later: (kind: IssueSource, work: Later) => void;
  /** Records the ids of items with public pages. */
  recordIds: (section: SectionName, ids: readonly (string | number)[]) => void;
}

/** Returns the subject of an item's issues from its versions. */
export function subjectOf<Row extends { no: string | number; lang: string }>(
  kind: IssueSource,
  { no, main }: VersionGroup<Row>,
  name: string | null | undefined,
  href: string,
): Subject {
  return { kind, key: String(no), name: name ?? '', nameLang: main.lang, href };
}

/** Checks a text of a language version. */
export function textOutcome(
  subject: Subject,
  lang: string,
  html: string,
  known: Parameters<Later>[0],
): Outcome {
  const { problems, ...counts } = findTextIssues(html, known);
  return { findings: problems.map((problem) => issueOf(subject, problem, lang)), ...counts };
}

/** Checks one address of a language version. */
export function linkOutcome(
  subject: Subject,
  lang: string,
  url: string,
  known: Parameters<Later>[0],
): Outcome {
  const verdict = checkLink(url, known);
  return {
    findings: typeof verdict === 'object' ? [issueOf(subject, verdict, lang)] : [],
    externalLinks: verdict === 'external' ? 1 : 0,
    uncheckedLinks: verdict === 'unknown' ? 1 : 0,
  };
}

/** Audits the professional fields: icons, introductions, and languages, linked if they have a `no` (D26). */
export function auditProfessionalFields({
  queries,
  languages,
  enqueue,
  later,
  recordIds,
}: AuditContext): void {
  fetchPages(
    {
      kind: 'professionalFields',
      list: queries.professionalFields,
      onComplete: (rows, complete) => {
        if (complete)
          recordIds(
            'professionalFields',
            rows.map(({ id }) => id),
          );
        const together = rows.every(({ no }) => no !== undefined && no !== null);
        const versions = rows.map((row) => ({
          ...row,
          no: together ? (row.no ?? row.id) : row.id,
        }));
        const findings: Issue[] = [];
        for (const group of groupVersions(versions, languages[0] ?? '')) {
          const href = itemHref('professionalFields', group.main.id);
          const subject = subjectOf('professionalFields', group, group.main.name, href);
          const present = Object.keys(group.versions);
          if (complete && together) findings.push(...missingLanguages(subject, present, languages));
          findings.push(...findPictureIssues(subject, group, ({ iconUrl }) => iconUrl));
          for (const version of Object.values(group.versions)) {
            if (version?.introduce)
              later('professionalFields', (known) =>
                textOutcome(subject, version.lang, version.introduce ?? '', known),
              );
          }
        }
        if (complete && !together) {
          const all: Subject = {
            kind: 'professionalFields',
            key: '',
            name: '',
            nameLang: undefined,
            href: '/admin/expertise/list',
          };
          findings.push(
            ...fewerRecords(
              all,
              rows.map(({ lang }) => lang),
              languages,
            ),
          );
        }
        return { findings };
      },
    },
    languages,
    enqueue,
  );
}

/** Audits the banners: pictures, links, and languages with fewer of them (D26). */
export function auditBanners({ queries, languages, enqueue, later }: AuditContext): void {
  enqueue('banners', async () => {
    const banners = await queries.banners(languages);
    const findings = banners.flatMap((banner) => {
      const { id, lang, title, linkUrl } = banner;
      const href = itemHref('banners', id);
      const subject: Subject = {
        kind: 'banners',
        key: String(id),
        name: title ?? '',
        nameLang: lang,
        href,
      };
      const link = linkUrl?.trim();
      if (link) later('banners', (known) => linkOutcome(subject, lang, link, known));
      const versions = { [lang]: { ...banner, no: id } };
      return [
        ...findPictureIssues(subject, { versions }, ({ imgPath }) => imgPath),
        ...(title?.trim()
          ? []
          : [issueOf(subject, { type: 'missing-name', item: 'banner' }, lang)]),
      ];
    });
    const langs = banners.map(({ lang }) => lang);
    const fewer = languages.flatMap((code) => {
      const href = `/admin/banner/list?language=${encodeURIComponent(code)}`;
      const all: Subject = { kind: 'banners', key: '', name: '', nameLang: undefined, href };
      return fewerRecords(all, langs, languages).filter(
        ({ problem }) => problem.type === 'fewer' && problem.missing === code,
      );
    });
    return { findings: [...findings, ...fewer] };
  });
}

/** Returns issues of missing texts about the firm that visitors see in one language (D38). */
function missingFirmTexts(subject: Subject, portal: Portal): Issue[] {
  const { lang, name, officesList, environmentList } = portal;
  const missingName = (item: 'firm' | 'office' | 'office-picture', key: string) =>
    issueOf({ ...subject, key }, { type: 'missing-name', item }, lang);
  const without = [
    [portal.lawyerCount, portal.isLawyerCountVisible] as const,
    [portal.totalPeople, portal.isTotalPeopleVisible] as const,
    [portal.branchCount, portal.isBranchCountVisible] as const,
  ].filter(([count, shown]) => isShown(shown) && typeof count !== 'number').length;
  return [
    ...(name?.trim() ? [] : [missingName('firm', '')]),
    ...toArray(officesList).flatMap((office, index) =>
      office.name?.trim() ? [] : [missingName('office', `office ${index}`)],
    ),
    ...toArray(environmentList).flatMap(({ title }, index) =>
      title?.trim() ? [] : [missingName('office-picture', `${index}`)],
    ),
    ...(without > 0 ? [issueOf(subject, { type: 'missing-number', count: without }, lang)] : []),
  ];
}

/**
 * Audits the portal configuration: languages, names and numbers, pictures of the offices, and the introduction
 * (D33).
 */
export function auditPortal({ queries, languages, enqueue, later }: AuditContext): void {
  enqueue('portal', async () => {
    const portals = await queries.portal(languages);
    const subject: Subject = {
      kind: 'portal',
      key: '',
      name: '',
      nameLang: undefined,
      href: '/admin/site/edit',
    };
    const present = portals.map(({ lang }) => lang);
    const pictures = portals.flatMap(({ lang, environmentList }) =>
      toArray(environmentList).flatMap((environment, index) => {
        const { title, coverUrl } = environment;
        const own = { ...subject, key: `${index}`, name: title ?? '', nameLang: lang };
        const versions = { [lang]: { no: index, lang, coverUrl } };
        return findPictureIssues(own, { versions }, (version) => version.coverUrl);
      }),
    );
    for (const { lang, introduce } of portals) {
      if (introduce) later('portal', (known) => textOutcome(subject, lang, introduce, known));
    }
    const missingTexts = portals.flatMap((portal) => missingFirmTexts(subject, portal));
    return {
      findings: [...missingLanguages(subject, present, languages), ...pictures, ...missingTexts],
    };
  });
}
