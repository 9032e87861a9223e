/** Limits how long a chunk with its files may load, in milliseconds (§9). */
export const CHUNK_TIMEOUT_MS = 120_000;

type ChunkErrorCode = 'ChunkLoadError' | 'CSS_CHUNK_LOAD_FAILED';

/** Reports a file of the application that failed to load or timed out (§8, D17). */
export class ChunkError extends Error {
  constructor(
    readonly code: ChunkErrorCode,
    cause: unknown,
  ) {
    super(code, { cause });
    this.name = code;
  }
}

const styleSheetLoads = new Map<string, Promise<void>>();

/** Adds a style sheet to the page, unless the page has it. Removes one that failed, so that the next call retries it. */
function loadStyleSheet(href: string): Promise<void> {
  const pendingLoad = styleSheetLoads.get(href);
  if (pendingLoad) return pendingLoad;
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return Promise.resolve();
  const loadPromise = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    // As in the preloads; otherwise the browser loads it twice.
    link.crossOrigin = '';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      styleSheetLoads.delete(href);
      link.remove();
      reject(new ChunkError('CSS_CHUNK_LOAD_FAILED', href));
    };
    document.head.append(link);
  });
  styleSheetLoads.set(href, loadPromise);
  return loadPromise;
}

const preloadedScripts = new Set<string>();

/** Preloads a script that another script will import, so that both load at the same time. */
function preloadScript(href: string): void {
  if (preloadedScripts.has(href)) return;
  // Do not preload a script that the page already loads or runs: Firefox reports that as a failure.
  if (document.querySelector(`link[rel="modulepreload"][href="${href}"], script[src="${href}"]`))
    return;
  preloadedScripts.add(href);
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}

/**
 * Runs `importScript` once the style sheets among `files` (relative to the site's root) have loaded; preloads the
 * scripts among them. The build replaces every `import()` by a call of this function. Throws `ChunkError`.
 */
export async function loadChunk<Module>(
  importScript: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The files did not load within ${CHUNK_TIMEOUT_MS} ms`)),
      CHUNK_TIMEOUT_MS,
    );
  });
  const styleSheets = files.filter((file) => file.endsWith('.css'));
  files.filter((file) => file.endsWith('.js')).forEach((file) => preloadScript(`/${file}`));
  const loadPromise = Promise.all(styleSheets.map((sheet) => loadStyleSheet(`/${sheet}`))).then(
    importScript,
  );
  try {
    return await Promise.race([loadPromise, timeout]);
  } catch (error) {
    throw error instanceof ChunkError ? error : new ChunkError('ChunkLoadError', error);
  } finally {
    clearTimeout(timer);
  }
}
