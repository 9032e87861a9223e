interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; importers: readonly string[] } | null;
}

const SHARED =
  /\/node_modules\/(@tanstack|@lingui)\/|\/src\/(api\/(?!staff|upload)|i18n\/|lib\/|site\/layout\/|site\/articles\/|site\/news\/catalogue-tree|site\/status\/(use-unavailable|plain-screen)|routes\/_site\.tsx|ui\/(?!safe-html|sanitise))|\/src\/(site|ui)\/.*\.css$/;
const ARTICLE =
  /\/node_modules\/dompurify\/|\/src\/(ui\/(safe-html|sanitise)|site\/[a-z]+\/([a-z]+-detail-page|use-version-of-language)|site\/status\/item-not-found|routes\/_site\/[a-z]+\/detail)/;

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

/**
 * Makes the function that says which file a module is built into (design 8: few requests). Every
 * screen of the site is carried by the entry with what it imports itself, kept small so that reads
 * start early, and by `app`: React, router, data layer, the site's frame and its one style sheet.
 * `article` holds the pages with stored HTML and their sanitiser. The rest follows the screens.
 */
export function chunkNames(entry: string, app: string) {
  let inEntry: Set<string> | undefined;
  let inApp: Set<string> | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    inEntry ??= reached(graph, entry);
    inApp ??= reached(graph, app);
    if (inEntry.has(id)) return null;
    if (ARTICLE.test(id) && id.includes('tsr-split')) return 'article';
    if (ARTICLE.test(id) && !id.includes('/routes/') && !id.endsWith('.css')) return 'article';
    return inApp.has(id) || (SHARED.test(id) && usedBySite(graph, id)) ? 'app' : null;
  };
}
