import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { setLocale } from '../../../i18n/locale-store';
import { languageName } from '../../../i18n/language-names';
import { LOCALES } from '../../../i18n/locales';
import { useLocale } from '../../../i18n/use-locale';
import { NAVIGATION } from '../../layout/navigation';
import { useLogOut } from '../../session/use-log-out';
import { SCREEN_ACTIONS } from './actions';
import type { Choice } from './choice';

/** The screens of the navigation, and the usual actions whose routes exist. `onHealth` opens the content health. */
export function useCommands(onHealth: () => void): { screens: Choice[]; actions: Choice[] } {
  const { t } = useLingui();
  const { locale } = useLocale();
  const router = useRouter();
  const logOut = useLogOut();

  const screens = NAVIGATION.flatMap(({ label, screens: ofGroup }) =>
    ofGroup.map((screen): Choice => {
      const name = t(screen.label);
      const group = t(label);
      return {
        id: `screen ${screen.to}`,
        label: name,
        hint: group === name ? undefined : group,
        // The words of the address help who thinks in the other language.
        text: `${name} ${group} ${screen.to}`,
        href: screen.to,
      };
    }),
  );

  const onScreens = SCREEN_ACTIONS.filter(({ route }) =>
    Object.hasOwn(router.routesByPath, route),
  ).map(({ label, route, search = '' }): Choice => {
    const href = `${route}${search}`;
    return { id: `action ${href}`, label: t(label), text: `${t(label)} ${route}`, href };
  });

  const act = (id: string, label: string, words: string, run: () => void): Choice => ({
    id: `action ${id}`,
    label,
    text: `${label} ${words}`,
    act: run,
  });
  const others = LOCALES.filter((code) => code !== locale).map((code) => {
    const name = languageName(code).long;
    return act(`language ${code}`, t`Change the language: ${name}`, code, () => {
      setLocale(code, { reload: false });
    });
  });
  return {
    screens,
    actions: [
      ...onScreens,
      act('health', t`Check the content health`, 'health', onHealth),
      ...others,
      act('site', t`View the site`, 'site', () => window.open('/', '_blank', 'noopener')),
      act('quit', t`Log out`, 'quit', () => void logOut()),
    ],
  };
}
