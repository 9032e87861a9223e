import { addCatalogue } from '@/i18n/message-catalogs';
import { SCREENS } from './screens';

/** Loader of a public route: waits for the words that its screen has beyond those of the frame. */
export async function screenMessages({ route }: { route: { fullPath: string } }): Promise<void> {
  const path = route.fullPath.replace(/\/$/, '');
  const words = SCREENS.find((screen) => screen.path === path)?.messages;
  if (words) await addCatalogue(words);
}
