import type { Preview } from '@storybook/react-vite';
import { startBackend } from './backend';
import { Part } from './part';
import { PSEUDO, speak } from './speak';

/** Each part stands in the frame of the application it belongs to, in the language and direction that the toolbar says. */
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
  loaders: [({ globals }) => speak(globals), startBackend],
  decorators: [
    (Story, { title, globals }) => (
      <Part
        of={title.startsWith('Kit/') ? 'kit' : 'site'}
        direction={globals.direction === 'rtl' ? 'rtl' : 'ltr'}
      >
        <Story />
      </Part>
    ),
  ],
};

export default preview;
