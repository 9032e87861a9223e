import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { componentTokens, tokens } from '../../src/admin/theme/tokens.ts';
import { DEFERRED_ANTD } from './chunks.ts';

/** Components of the login, which loads no other styles. */
const LOGIN_COMPONENTS = ['Alert', 'Button', 'Col', 'Divider', 'Flex', 'Form', 'Row', 'Typography'];

/** Components that antd renders inside those that the sources import. */
const NESTED_COMPONENTS = ['Pagination', 'Spin', 'Tree', 'message', 'notification'];

/** Components without styles of their own, or whose variants `stylesOf` renders itself. */
const WITHOUT_EXTRACTION = ['App', 'ConfigProvider', 'Grid', 'Input'];

/**
 * Returns the components of antd that the sources in a folder import, with `NESTED_COMPONENTS` and without
 * `WITHOUT_EXTRACTION`.
 */
function importedNamesIn(folder: string): string[] {
  const names = new Set(NESTED_COMPONENTS);
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.tsx')) continue;
    const text = readFileSync(`${folder}/${path}`, 'utf8');
    for (const [, list = ''] of text.matchAll(/import \{([^}]+)\} from 'antd'/g))
      for (const name of list.split(',')) if (/^\s*[A-Z]\w*\s*$/.test(name)) names.add(name.trim());
  }
  return [...names].filter((name) => !WITHOUT_EXTRACTION.includes(name));
}

/** Returns the name of a component in a folder of antd: `TreeSelect` for `tree-select`. */
const componentNameOf = (folder: string) =>
  folder.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Returns antd's styles of these components with the admin area's tokens, in the cascade layer of `AdminTheme`, without
 * the styles that `loadedComponents` share with them.
 */
async function stylesOf(includes: string[], loadedComponents: string[] = []): Promise<string> {
  const { createCache, extractStyle, StyleProvider } = await import('@ant-design/cssinjs');
  const { extractStyle: fillCache } = await import('@ant-design/static-style-extract');
  const { App, ConfigProvider, Form, Input } = await import('antd');
  const cache = createCache();
  const extract = (names: string[]) => {
    fillCache({
      includes: names,
      customTheme: (antdComponents) => (
        <StyleProvider cache={cache} layer>
          <ConfigProvider theme={{ token: tokens, components: componentTokens, hashed: false }}>
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
    return extractStyle(cache, { plain: true, types: 'style', once: true });
  };
  if (loadedComponents.length > 0) extract(loadedComponents);
  const css = extract(includes);
  if (!css.includes('.ant-'))
    throw new Error(
      "antd's styles were not extracted. Adapt scripts/vite/antd-styles.tsx to the new version, or remove antdStyles() from vite.config.ts, the imports of virtual:antd-*.css, and zeroRuntime: browsers then generate the styles.",
    );
  // Without the rule that registers the extracted styles at runtime: `zeroRuntime` does not check it.
  return css.replace(/\.data-ant-cssinjs-cache-path\{[^}]*\}/, '');
}

const LOGIN_SHEET = 'virtual:antd-login.css';
const ADMIN_SHEET = 'virtual:antd-admin.css';

const COMPONENT_PATTERN = /\/node_modules\/antd\/es\/([\w-]+)\/index\.js$/;

/** Returns the components whose styles load with a chunk. */
const namesInChunk = (chunk: string) => DEFERRED_ANTD[chunk]?.folders.map(componentNameOf) ?? [];

/** Returns the sheet of a module of antd if it loads with its chunk. */
function deferredSheetOf(id: string): string | undefined {
  const [, folder = ''] = COMPONENT_PATTERN.exec(id) ?? [];
  const chunk = Object.keys(DEFERRED_ANTD).find((name) =>
    DEFERRED_ANTD[name]?.folders.includes(folder),
  );
  return chunk && `virtual:${chunk}.css`;
}

/** Returns the styles of a sheet of a build, from the components that the sources import. */
function sheetStyles(sheet: string, importedComponents: string[]): Promise<string> {
  const chunks = Object.keys(DEFERRED_ANTD);
  const deferredComponents = chunks.flatMap(namesInChunk);
  const initialComponents = importedComponents.filter((name) => !deferredComponents.includes(name));
  const chunk = chunks.find((name) => sheet === `virtual:${name}.css`);
  if (!chunk) return stylesOf(initialComponents);
  return stylesOf(namesInChunk(chunk), [
    ...initialComponents,
    ...namesInChunk(DEFERRED_ANTD[chunk]?.importedChunk ?? ''),
  ]);
}

/**
 * Emits antd's styles as sheets for `zeroRuntime` (docs/architecture.md#2-stack): browsers need not generate them in every
 * visit. They cover all components that sources import from antd. The login's and the admin area's sheet are imported by
 * the sources; a build takes the styles of the components in `DEFERRED_ANTD` out of the latter, and adds them to the components.
 */
export function antdStyles(): Plugin {
  let adminFolder = '';
  let isBuild = false;
  const sheets = [
    LOGIN_SHEET,
    ADMIN_SHEET,
    ...Object.keys(DEFERRED_ANTD).map((chunk) => `virtual:${chunk}.css`),
  ];
  return {
    name: 'antd-styles',
    configResolved({ root, command }) {
      adminFolder = `${root}/src/admin`;
      isBuild = command === 'build';
    },
    resolveId: (id) => (sheets.includes(id) ? `\0${id}` : undefined),
    load: (id) => {
      const sheet = id.slice(1);
      if (!sheets.includes(sheet)) return undefined;
      if (sheet === LOGIN_SHEET) return stylesOf(LOGIN_COMPONENTS);
      const importedComponents = importedNamesIn(adminFolder);
      return isBuild ? sheetStyles(sheet, importedComponents) : stylesOf(importedComponents);
    },
    transform: {
      filter: { id: COMPONENT_PATTERN },
      handler(code, id) {
        const sheet = isBuild && deferredSheetOf(id);
        return sheet ? { code: `import '${sheet}';\n${code}`, map: null } : undefined;
      },
    },
  };
}
