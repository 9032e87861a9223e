import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { components, tokens } from '../../src/admin/theme/tokens.ts';

/** What the login shows, which waits for no more. */
const LOGIN = ['Alert', 'Button', 'Col', 'Divider', 'Flex', 'Form', 'Row', 'Typography'];

/** What antd shows by itself in the components that the sources name. */
const INSIDE = ['Pagination', 'Spin', 'Tree', 'message', 'notification'];

/** Without styles of their own, or shown by `examples` in every part that has some. */
const OTHERWISE = ['App', 'ConfigProvider', 'Grid', 'Input'];

/** The components that the sources in a folder import from antd. */
function namesIn(folder: string): string[] {
  const names = new Set(INSIDE);
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.tsx')) continue;
    const text = readFileSync(`${folder}/${path}`, 'utf8');
    for (const [, list = ''] of text.matchAll(/import \{([^}]+)\} from 'antd'/g))
      for (const name of list.split(',')) if (/^\s*[A-Z]\w*\s*$/.test(name)) names.add(name.trim());
  }
  return [...names].filter((name) => !OTHERWISE.includes(name));
}

/** antd's styles for these components in the tokens of the back office, in the cascade layer of `AdminTheme`. */
async function stylesOf(includes: string[]): Promise<string> {
  const { createCache, extractStyle, StyleProvider } = await import('@ant-design/cssinjs');
  const { extractStyle: fillCache } = await import('@ant-design/static-style-extract');
  const { App, ConfigProvider, Form, Input } = await import('antd');
  const cache = createCache();
  fillCache({
    includes,
    customTheme: (all) => (
      <StyleProvider cache={cache} layer>
        <ConfigProvider theme={{ token: tokens, components, hashed: false }}>
          <App>
            {all}
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
  // Tells the run-time what is styled already, which `zeroRuntime` does not ask.
  return css.replace(/\.data-ant-cssinjs-cache-path\{[^}]*\}/, '');
}

const SHEETS: Record<string, (all: string[]) => string[]> = {
  'virtual:antd-login.css': () => LOGIN,
  'virtual:antd-office.css': (all) => all,
};

/**
 * antd's styles as two sheets, the login's and the back office's, for `zeroRuntime` (design 2): a browser does not make them
 * anew in every visit. What a source imports from antd is in them.
 */
export function antdStyles(): Plugin {
  let admin = '';
  return {
    name: 'antd-styles',
    configResolved({ root }) {
      admin = `${root}/src/admin`;
    },
    resolveId: (id) => (id in SHEETS ? `\0${id}` : undefined),
    load: (id) => {
      const names = SHEETS[id.slice(1)];
      return names && stylesOf(names(namesIn(admin)));
    },
  };
}
