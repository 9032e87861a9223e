// The first script of a prerendered page, run before anything is painted: a page in another language than its reader's
// is covered until the application has drawn the right one (D45). The same as `src/i18n/locale-store.ts` finds.
(() => {
  const { documentElement: page } = document;
  const { prerendered, languages } = page.dataset;
  const known = (code) => languages.split(' ').includes(code);
  let stored = null;
  try {
    stored = localStorage.getItem('umi_locale');
  } catch {
    // Blocked: nothing was chosen here.
  }
  const asked = new URLSearchParams(location.search).get('lang');
  const wanted = [asked, stored, page.dataset.default].find(known);
  if (wanted !== prerendered) page.dataset.covered = '';
})();
