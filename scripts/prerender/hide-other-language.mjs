// The first script of a prerendered page, run before the first paint: hides a page in another language than the
// visitor's until the application has rendered the right one, for 6 seconds at most (D45).
// Visitors without a choice get the server's. Must select the same language as `src/i18n/locale-store.ts`.
(() => {
  const { documentElement: page } = document;
  const { prerendered, languages, missingVersions } = page.dataset;
  const offeredLanguages = languages.split(' ');
  const isOffered = (code) => offeredLanguages.includes(code);
  let storedLanguages = [];
  try {
    // The language of a link, for its tab only, then the choice.
    storedLanguages = [sessionStorage, localStorage].map((storage) =>
      storage.getItem('umi_locale'),
    );
  } catch {
    // Storage is blocked, so the visitor has no saved choice.
  }
  const linkLanguage = new URLSearchParams(location.search).get('lang');
  const browserLanguage = navigator.languages
    .map((tag) => offeredLanguages.find((code) => code.startsWith(tag.slice(0, 2))))
    .find(isOffered);
  // A page that exists in some languages only is not a choice of the server.
  const defaultLanguage =
    missingVersions === undefined ? prerendered : (browserLanguage ?? offeredLanguages[0]);
  const visitorLanguage = [linkLanguage, ...storedLanguages, defaultLanguage].find(isOffered);
  if (visitorLanguage !== prerendered) page.dataset.otherLanguage = '';
})();
