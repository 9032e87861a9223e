import { addCatalog } from '@/i18n/message-catalogs';
import { SCREENS } from './screens';

/** Loads the messages of a public route beyond those of the layout; a route loader. */
export async function loadScreenMessages({
  route,
}: {
  route: { fullPath: string };
}): Promise<void> {
  const path = route.fullPath.replace(/\/$/, '');
  const catalog = SCREENS.find((screen) => screen.path === path)?.messages;
  if (catalog) await addCatalog(catalog);
}
