import type { Preview } from '@storybook/react-vite';
import { startBackend, type PrepareBackend } from './backend';
import { StoryLayout } from './story-layout';
import { PSEUDO, setInterfaceLanguage } from './interface-language';

/** The parameters of a story: its backend and its URL. */
interface StoryParameters {
  prepare?: PrepareBackend;
  url?: string;
}

function layoutOf(title: string) {
  if (title.startsWith('Admin components/')) return 'admin-component';
  return title.startsWith('Admin screens/') ? 'admin-screen' : 'site';
}

/**
 * Renders each story in the layout of its application, in the language and direction of the toolbar. The parameters `prepare`
 * and `url` set its backend and its URL.
 */
const preview: Preview = {
  parameters: { layout: 'padded' },
  initialGlobals: { locale: 'en_US', direction: 'ltr' },
  globalTypes: {
    locale: {
      description: 'Language of the interface',
      toolbar: { icon: 'globe', items: ['en_US', 'zh_CN', PSEUDO], dynamicTitle: true },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  loaders: [
    ({ globals }) => setInterfaceLanguage(globals),
    ({ parameters }) => startBackend((parameters as StoryParameters).prepare),
  ],
  decorators: [
    (Story, { title, globals, parameters }) => (
      <StoryLayout
        layout={layoutOf(title)}
        url={(parameters as StoryParameters).url ?? '/'}
        direction={globals.direction === 'rtl' ? 'rtl' : 'ltr'}
      >
        <Story />
      </StoryLayout>
    ),
  ],
};

export default preview;
