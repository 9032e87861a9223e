import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { components, tokens } from '../../src/admin/theme/tokens.ts';

/** Components of the login, which loads no other styles. */
const LOGIN = ['Alert', 'Button', 'Col', 'Divider', 'Flex', 'Form', 'Row', 'Typography'];

/** Components that antd renders inside those that the sources import. */
const NESTED_COMPONENTS = ['Pagination', 'Spin', 'Tree', 'message', 'notification'];

/** Components without styles of their own, or whose variants `stylesOf` renders itself. */
const WITHOUT_EXTRACTION = ['App', 'ConfigProvider', 'Grid', 'Input'];

/** Returns the components that the sources in a folder import from antd. */
function namesIn(folder: string): string[] {
  const names = new Set(NESTED_COMPONENTS);
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.tsx')) continue;
    const text = readFileSync(`${folder}/${path}`, 'utf8');
    for (const [, list = ''] of text.matchAll(/import \{([^}]+)\} from 'antd'/g))
      for (const name of list.split(',')) if (/^\s*[A-Z]\w*\s*$/.test(name)) names.add(name.trim());
  }
  return [...names].filter((name) => !WITHOUT_EXTRACTION.includes(name));
}

/** Returns antd's styles of these components with the admin area's tokens, in the cascade layer of `AdminTheme`. */
async function stylesOf(includes: string[]): Promise<string> {
  const { createCache, extractStyle, StyleProvider } = await import('@ant-design/cssinjs');
  const { extractStyle: fillCache } = await import('@ant-design/static-style-extract');
  const { App, ConfigProvider, Form, Input } = await import('antd');
  const cache = createCache();
  fillCache({
    includes,
    customTheme: (antdComponents) => (
      <StyleProvider cache={cache} layer>
        <ConfigProvider theme={{ token: tokens, components, hashed: false }}>
          <App>
            {antdComponents}
            <Form.Item help="." validateStatus="error">
              <Input.Password />
              <Input.TextArea />
              <Input.Search />
            </Form.Item>
          </App>
        </ConfigProvider>
      </StyleProvider>
    ),
  });
  const css = extractStyle(cache, { plain: true, types: 'style' });
  if (!css.includes('.ant-btn'))
    throw new Error(
      "antd's styles were not extracted. Adapt scripts/vite/antd-styles.tsx to the new version, or remove antdStyles() from vite.config.ts, the imports of virtual:antd-*.css, and zeroRuntime: browsers then generate the styles.",
    );
  // Registers the existing styles at the runtime, which `zeroRuntime` does not check.
  return css.replace(/\.data-ant-cssinjs-cache-path\{[^}]*\}/, '');
}

const SHEETS: Record<string, (all: string[]) => string[]> = {
  'virtual:antd-login.css': () => LOGIN,
  'virtual:antd-admin.css': (all) => all,
};

/**
 * Emits antd's styles as two sheets, the login's and the admin area's, for `zeroRuntime` (docs/architecture.md#2-stack):
 * browsers need not generate them in every visit. They cover all components that sources import from antd.
 */
export function antdStyles(): Plugin {
  let adminFolder = '';
  return {
    name: 'antd-styles',
    configResolved({ root }) {
      adminFolder = `${root}/src/admin`;
    },
    resolveId: (id) => (id in SHEETS ? `\0${id}` : undefined),
    load: (id) => {
      const names = SHEETS[id.slice(1)];
      return names && stylesOf(names(namesIn(adminFolder)));
    },
  };
}
