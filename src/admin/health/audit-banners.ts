import { itemHref } from '@/admin/sections';
import { checkLinkOfVersion, type AuditContext } from './audit-context';
import { issueOf, sectionSubject, type IssueSubject } from './issue';
import { findRecordCountIssues, findPictureIssues } from './item-issues';

/** Audits the banners: titles, pictures, links, and languages with fewer of them (D26). */
export function auditBanners({ queries, languages, enqueue, defer }: AuditContext): void {
  enqueue('banners', async () => {
    const banners = await queries.banners(languages);
    const bannerIssues = banners.flatMap((banner) => {
      const { id, lang, title, linkUrl, imgPath } = banner;
      const subject: IssueSubject = {
        ...{ section: 'banners', key: String(id), href: itemHref('banners', id) },
        ...{ name: title ?? '', nameLang: lang },
      };
      const link = linkUrl?.trim();
      if (link) defer('banners', (targets) => checkLinkOfVersion(subject, lang, link, targets));
      return [
        ...findPictureIssues(subject, { versions: { [lang]: banner } }, () => imgPath),
        ...(title?.trim()
          ? []
          : [issueOf(subject, { type: 'missing-name', item: 'banner' }, lang)]),
      ];
    });
    const bannerLanguages = banners.map(({ lang }) => lang);
    const languageIssues = languages.flatMap((code) => {
      const href = `/admin/banner/list?language=${encodeURIComponent(code)}`;
      return findRecordCountIssues(
        sectionSubject('banners', href),
        bannerLanguages,
        languages,
      ).filter(({ problem }) => problem.type === 'fewer' && problem.missing === code);
    });
    return { issues: [...bannerIssues, ...languageIssues] };
  });
}
