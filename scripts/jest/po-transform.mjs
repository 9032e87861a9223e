import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { relative } from 'node:path';

/** Compiles a catalogue for unit tests the way the build does. */
export default {
  process() {
    throw new Error('catalogues are compiled asynchronously');
  },
  async processAsync(_, path) {
    const config = getConfig();
    const { locale, catalog } = getCatalogForFile(
      relative(config.rootDir, path),
      await getCatalogs(config),
    );
    const { messages } = await catalog.getTranslations(locale, {
      fallbackLocales: {},
      sourceLocale: config.sourceLocale,
    });
    const { source } = createCompiledCatalog(locale, messages, { namespace: 'es' });
    return { code: source };
  },
};
