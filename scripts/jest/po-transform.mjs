import { createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';
import { relative, sep } from 'node:path';

const po = formatter();

/** Compiles a message catalog as the build does; synchronously, as Jest's ES module loader requires. */
export default {
  process(content, path) {
    const locale = relative(process.cwd(), path).split(sep)[1];
    const entries = po.parse(content, { locale, sourceLocale: 'en_US', filename: path });
    const messages = Object.fromEntries(
      Object.entries(entries).map(([id, { message, translation }]) => [
        id,
        translation || message || id,
      ]),
    );
    const { source } = createCompiledCatalog(locale, messages, { namespace: 'es' });
    return { code: source };
  },
};
