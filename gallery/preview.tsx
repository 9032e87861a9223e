import type { Preview } from '@storybook/react-vite';
import { startBackend, type Prepare } from './backend';
import { Part } from './part';
import { PSEUDO, setInterfaceLanguage } from './interface-language';

/** Where a part is met. */
interface Place {
  prepare?: Prepare;
  at?: string;
}

function frameOf(title: string) {
  if (title.startsWith('Kit/')) return 'kit';
  return title.startsWith('Office/') ? 'office' : 'site';
}

/**
 * Each part stands in the frame of the application it belongs to, in the language and direction that the toolbar says; its
 * parameters `prepare` and `at` say which backend it meets, and at which address.
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
    ({ parameters }) => startBackend((parameters as Place).prepare),
  ],
  decorators: [
    (Story, { title, globals, parameters }) => (
      <Part
        of={frameOf(title)}
        at={(parameters as Place).at ?? '/'}
        direction={globals.direction === 'rtl' ? 'rtl' : 'ltr'}
      >
        <Story />
      </Part>
    ),
  ],
};

export default preview;
