// The first script of a prerendered page, run before anything is painted: a page in another language than its reader's
// is covered until the application has drawn the right one (D45). Who has chosen none reads what the server chose. The same as `src/i18n/locale-store.ts` finds.
(() => {
  const { documentElement: page } = document;
  const { prerendered, languages, alone } = page.dataset;
  const offered = languages.split(' ');
  const known = (code) => offered.includes(code);
  let stored = null;
  try {
    stored = localStorage.getItem('umi_locale');
  } catch {
    // Blocked: nothing was chosen here.
  }
  const asked = new URLSearchParams(location.search).get('lang');
  // A page that exists in some languages only was served for want of another.
  const ofBrowser = navigator.languages
    .map((tag) => offered.find((code) => code.startsWith(tag.slice(0, 2))))
    .find(known);
  const served = alone === undefined ? prerendered : (ofBrowser ?? offered[0]);
  const wanted = [asked, stored, served].find(known);
  if (wanted !== prerendered) page.dataset.covered = '';
})();
