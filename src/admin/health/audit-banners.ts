import { itemHref } from '@/admin/sections';
import { checkLinkOfVersion, type AuditContext } from './audit-context';
import { issueOf, sectionSubject, type Subject } from './issue';
import { fewerRecords, findPictureIssues } from './item-issues';

/** Audits the banners: pictures, links, and languages with fewer of them (D26). */
export function auditBanners({ queries, languages, enqueue, defer }: AuditContext): void {
  enqueue('banners', async () => {
    const banners = await queries.banners(languages);
    const findings = banners.flatMap((banner) => {
      const { id, lang, title, linkUrl } = banner;
      const href = itemHref('banners', id);
      const subject: Subject = {
        section: 'banners',
        key: String(id),
        name: title ?? '',
        nameLang: lang,
        href,
      };
      const link = linkUrl?.trim();
      if (link) defer('banners', (known) => checkLinkOfVersion(subject, lang, link, known));
      const versions = { [lang]: { ...banner, no: id } };
      return [
        ...findPictureIssues(subject, { versions }, ({ imgPath }) => imgPath),
        ...(title?.trim()
          ? []
          : [issueOf(subject, { type: 'missing-name', item: 'banner' }, lang)]),
      ];
    });
    const langs = banners.map(({ lang }) => lang);
    const languageIssues = languages.flatMap((code) => {
      const href = `/admin/banner/list?language=${encodeURIComponent(code)}`;
      const all = sectionSubject('banners', href);
      return fewerRecords(all, langs, languages).filter(
        ({ problem }) => problem.type === 'fewer' && problem.missing === code,
      );
    });
    return { findings: [...findings, ...languageIssues] };
  });
}
