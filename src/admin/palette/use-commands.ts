import { useLingui } from '@lingui/react/macro';
import { changeLanguage } from '@/i18n/message-catalogs';
import { languageName } from '@/i18n/language-names';
import { availableLocales } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';
import { useRequestErrors } from '@/admin/shared/request-error';
import { groupLabelOf, SECTIONS } from '@/admin/sections';
import type { Choice } from './choice';

/** Called when a command is chosen that may open a dialog; the palette is about to close. */
export interface CommandActions {
  onHealth: () => void;
  onLogOut: () => void;
}

/** Returns the commands of the palette: the screens and the actions. */
export function useCommands({ onHealth, onLogOut }: CommandActions): {
  screens: Choice[];
  actions: Choice[];
} {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { report } = useRequestErrors();

  const screens = SECTIONS.map((section): Choice => {
    const { home } = section;
    const label = t(section.label);
    const groupLabel = groupLabelOf(section);
    const hint = groupLabel && t(groupLabel);
    // Words of the URL help users who think in the other language.
    return {
      id: `screen ${home}`,
      label,
      hint,
      text: `${label} ${hint ?? ''} ${home}`,
      href: home,
    };
  });

  const screenActions = SECTIONS.flatMap(({ actions }) => actions).map((action): Choice => {
    const { href } = action;
    const label = t(action.label);
    return { id: `action ${href}`, label, text: `${label} ${href}`, href };
  });

  const createAction = (id: string, label: string, keywords: string, run: () => void): Choice => ({
    id: `action ${id}`,
    label,
    text: `${label} ${keywords}`,
    run,
  });
  const languageActions = availableLocales()
    .filter((code) => code !== locale)
    .map((code) => {
      const name = languageName(code).long;
      return createAction(`language ${code}`, t`Change language: ${name}`, code, () => {
        changeLanguage(code).catch((error: unknown) =>
          report(error, t`Couldn’t change the language to ${name}.`),
        );
      });
    });
  return {
    screens,
    actions: [
      ...screenActions,
      createAction('health', t`Open content health`, 'health', onHealth),
      {
        id: 'action help',
        label: t`Open the handbook`,
        text: `${t`Open the handbook`} help`,
        href: '/admin/help',
      },
      ...languageActions,
      createAction('site', t`View site`, 'site', () => window.open('/', '_blank', 'noopener')),
      createAction('quit', t`Log out`, 'quit', onLogOut),
    ],
  };
}
