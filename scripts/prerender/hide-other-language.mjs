// The first script of a prerendered page, run before the first paint: hides a page in another language than the
// visitor's until the application has rendered the right one, for 6 seconds at most (D45).
// Visitors without a choice get the server's. Must select the same language as `src/i18n/locale-store.ts`.
(() => {
  const { documentElement: page } = document;
  const { prerendered, languages, missingVersions } = page.dataset;
  const offered = languages.split(' ');
  const known = (code) => offered.includes(code);
  let stored = [];
  try {
    // The language of a link, for its tab only, then the choice.
    stored = [sessionStorage, localStorage].map((storage) => storage.getItem('umi_locale'));
  } catch {
    // Storage is blocked, so the visitor has no saved choice.
  }
  const requested = new URLSearchParams(location.search).get('lang');
  // The server sent a page that exists in some languages only.
  const ofBrowser = navigator.languages
    .map((tag) => offered.find((code) => code.startsWith(tag.slice(0, 2))))
    .find(known);
  const served = missingVersions === undefined ? prerendered : (ofBrowser ?? offered[0]);
  const wanted = [requested, ...stored, served].find(known);
  if (wanted !== prerendered) page.dataset.otherLanguage = '';
})();
