interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const DATA = /\/node_modules\/(ky|openapi-fetch|@tanstack|@lingui)\/|\/src\/(api\/(?!staff|upload)|i18n\/|lib\/)/;
const FRAME =
  /\/src\/(site\/(layout|articles)\/|site\/status\/(use-unavailable|plain-screen)|routes\/_site\.tsx|ui\/(?!safe-html|sanitise|rich-text))|\/src\/site\/.*\.css$|\/lucide-react\//;

function reached(graph: ModuleGraph, from: string, found = new Set<string>()): Set<string> {
  if (found.has(from)) return found;
  found.add(from);
  for (const id of graph.getModuleInfo(from)?.importedIds ?? []) reached(graph, id, found);
  return found;
}

/**
 * Makes the function that says which file a module is built into. Three files carry every screen of
 * the site: the entry with what it imports itself (kept small, so that reads start early), `app`
 * (what `app.tsx` imports: React, router, and the data layer) and `site` (its frame and shared parts).
 * The rest follows the screens that use it. Whole groups, so that no facade file remains (design 8).
 */
export function chunkNames(entry: string, app: string) {
  let inEntry: Set<string> | undefined;
  let inApp: Set<string> | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    inEntry ??= reached(graph, entry);
    inApp ??= reached(graph, app);
    if (inEntry.has(id)) return null;
    if (FRAME.test(id) && !id.endsWith('/_site.tsx')) return 'site';
    return inApp.has(id) || DATA.test(id) ? 'app' : null;
  };
}
