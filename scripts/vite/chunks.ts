interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; importers: readonly string[] } | null;
}

const SHARED =
  /\/node_modules\/(@tanstack|@lingui)\/|\/src\/(api\/(?!staff|upload|lawyer-version|jobs|offices|contact|banners)|i18n\/|lib\/(?!reading-time)|site\/(layout\/(?!counters|site-menu)|seo\/(?!firm-facts))|site\/people\/portrait|site\/expertise\/(near-mentions|field-icon)|site\/articles\/(kind|catalogue-tree|item-link|list-search)|site\/status\/(use-unavailable|plain-screen)|routes\/_site\.tsx|ui\/(?!safe-html|sanitise|place-headings|pager))/;

/** What the site's libraries bring for the back office alone. */
const STAFF_ONLY = /\/@tanstack\/react-router\/.*\/useBlocker/;

/** Groups of screens that share what they are made of, by their files. The first that matches wins. */
const SCREENS: [name: string, files: RegExp][] = [
  [
    'reading',
    /\/src\/site\/(text\/(go-to|text-links|pictures-of-text)|articles\/(article-contents|reading-place))\./,
  ],
  [
    'html',
    /\/node_modules\/dompurify\/|\/src\/(ui\/(safe-html|sanitise|place-headings)|site\/text\/)/,
  ],
  [
    'article-end',
    /\/src\/site\/(articles\/(article-end|(use-)?neighbours|(use-)?related|share)|honors\/honor-(end|order))\./,
  ],
  [
    'article',
    /\/src\/(lib\/reading-time|site\/articles\/(article-(?!not-found)|use-version)|routes\/_site\/(news|case)\/detail.*tsr-split)/,
  ],
  [
    'home',
    /\/src\/(api\/banners\.|site\/home\/(banner|home-page|introduction)|routes\/_site\/home\.tsx\?tsr-split)/,
  ],
  // The first screen alone: what stands below is loaded near it.
  [
    'about',
    /\/src\/(site\/about\/(about-(page|loading)|more-of|firm-|focus-part|part-links|part\.|parts\.|stays-at)|routes\/_site\/about\.tsx\?tsr-split)/,
  ],
  ['cards', /\/src\/(ui\/pager|site\/people\/person-card)/],
  ['firm-facts', /\/src\/site\/(layout\/counters|honors\/honors-by-year|seo\/firm-facts)/],
  [
    'lists',
    /\/src\/(site\/articles\/(?!article-not-found|kind|catalogue-tree|item-link|list-search)|routes\/_site\/(news|case)\/index\.tsx\?tsr-split)/,
  ],
];

function reached(graph: ModuleGraph, from: string, found = new Set<string>()): Set<string> {
  if (found.has(from)) return found;
  found.add(from);
  for (const id of graph.getModuleInfo(from)?.importedIds ?? []) reached(graph, id, found);
  return found;
}

/** Whether anything of the site imports a module, however far away. */
function usedBySite(graph: ModuleGraph, id: string, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  if (/\/src\/(site|routes\/_site)/.test(id)) return true;
  return (graph.getModuleInfo(id)?.importers ?? []).some((one) => usedBySite(graph, one, seen));
}

export function chunkNames(entry: string, app: string) {
  let inEntry: Set<string> | undefined;
  let inApp: Set<string> | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    inEntry ??= reached(graph, entry);
    inApp ??= reached(graph, app);
    if (inEntry.has(id) || STAFF_ONLY.test(id)) return null;
    const screen = SCREENS.find(([, files]) => files.test(id))?.[0];
    if (screen) return screen;
    return inApp.has(id) || (SHARED.test(id) && usedBySite(graph, id)) ? 'app' : null;
  };
}
