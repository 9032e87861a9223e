/** Time for a file of the application to arrive, in milliseconds (§9). */
export const CHUNK_TIMEOUT = 120_000;

/** The specification's two failures (§8): a script that does not arrive, and a style sheet. */
export type ChunkErrorCode = 'ChunkLoadError' | 'CSS_CHUNK_LOAD_FAILED';

/** A file of the application that could not be loaded, or not in time (§8, D17). */
export class ChunkError extends Error {
  constructor(
    readonly code: ChunkErrorCode,
    cause: unknown,
  ) {
    super(code, { cause });
    this.name = code;
  }
}

const styles = new Map<string, Promise<void>>();

/** Puts a style sheet into the page. One that fails is taken out again, so that it can be retried. */
function loadStyle(href: string): Promise<void> {
  const known = styles.get(href);
  if (known) return known;
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return Promise.resolve();
  const loaded = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    // As the preloads ask for it; otherwise the browser loads it a second time.
    link.crossOrigin = '';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      styles.delete(href);
      link.remove();
      reject(new ChunkError('CSS_CHUNK_LOAD_FAILED', href));
    };
    document.head.append(link);
  });
  styles.set(href, loaded);
  return loaded;
}

const asked = new Set<string>();

/** Asks for a script that another one will import, so that it does not wait for that one to arrive. */
function askForScript(href: string): void {
  if (asked.has(href)) return;
  // What the page runs itself is no more to be asked for: Firefox takes that for a failure.
  if (document.querySelector(`link[rel="modulepreload"][href="${href}"], script[src="${href}"]`))
    return;
  asked.add(href);
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}

/**
 * Loads a part of the application: the files it needs, paths below the site's root, then its script. It
 * waits for style sheets alone. Every `import()` of the build goes through here. Throws `ChunkError`.
 */
export async function loadChunk<Module>(
  script: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${CHUNK_TIMEOUT} ms`)), CHUNK_TIMEOUT);
  });
  const sheets = files.filter((file) => file.endsWith('.css'));
  files.filter((file) => file.endsWith('.js')).forEach((file) => askForScript(`/${file}`));
  const loaded = Promise.all(sheets.map((sheet) => loadStyle(`/${sheet}`))).then(script);
  try {
    return await Promise.race([loaded, late]);
  } catch (error) {
    throw error instanceof ChunkError ? error : new ChunkError('ChunkLoadError', error);
  } finally {
    clearTimeout(timer);
  }
}
