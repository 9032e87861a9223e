import { useLingui } from '@lingui/react/macro';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { ContentLanguage } from '../../../api/staff/languages';
import { useMedia } from '../use-media';
import { CompletenessMark, type Completeness } from './completeness';
import { ContentLanguageContext } from './content-language';
import styles from './languages.module.css';

interface LanguageWorkbenchProps {
  languages: readonly ContentLanguage[];
  completeness: (code: string) => Completeness;
  /** The language shown where there is room for one only. */
  active: string;
  onActivate: (code: string) => void;
  /** The fields of one version. */
  children: (language: ContentLanguage) => ReactNode;
}

/* eslint-disable lingui/no-unlocalized-strings -- media queries */
const WIDE = '(min-width: 1280px)';
const WIDEST = '(min-width: 1920px)';
/* eslint-enable lingui/no-unlocalized-strings */

/** How many versions fit beside each other, by the width of the window. */
function useColumns(): number {
  const wide = useMedia(WIDE);
  const widest = useMedia(WIDEST);
  if (widest) return 3;
  return wide ? 2 : 1;
}

/**
 * The versions of an item: beside each other where there is room for all, one at a time behind tabs
 * elsewhere. The panels stay the same elements in both, so that nothing typed or scrolled is lost.
 */
export function LanguageWorkbench(props: LanguageWorkbenchProps) {
  const { languages, completeness, active, onActivate, children } = props;
  const id = useId();
  const columns = useColumns();
  const beside = languages.length <= columns;
  return (
    <div>
      {!beside && <LanguageTabs {...{ id, languages, completeness, active, onActivate }} />}
      <div
        className={styles.panels}
        style={{ gridTemplateColumns: `repeat(${beside ? languages.length : 1}, minmax(0, 1fr))` }}
      >
        {languages.map((language) => (
          <section
            key={language.code}
            id={`${id}-panel-${language.code}`}
            className={styles.panel}
            hidden={!beside && language.code !== active}
            {...(!beside && { role: 'tabpanel' })}
            aria-labelledby={`${id}-${beside ? 'heading' : 'tab'}-${language.code}`}
          >
            {beside && (
              <h2 id={`${id}-heading-${language.code}`} className={styles.heading}>
                {language.name}
                <CompletenessMark state={completeness(language.code)} />
              </h2>
            )}
            <ContentLanguageContext value={language.code}>
              {children(language)}
            </ContentLanguageContext>
          </section>
        ))}
      </div>
    </div>
  );
}

type LanguageTabsProps = Omit<LanguageWorkbenchProps, 'children'> & { id: string };

function LanguageTabs({ id, languages, completeness, active, onActivate }: LanguageTabsProps) {
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const sign = getComputedStyle(event.currentTarget).direction === 'rtl' ? -step : step;
    const index = languages.findIndex(({ code }) => code === active) + sign;
    const next = languages[(index + languages.length) % languages.length];
    if (!next) return;
    event.preventDefault();
    onActivate(next.code);
    list.current?.querySelector<HTMLElement>(`[data-code="${next.code}"]`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={t`Languages`} className={styles.tabs}>
      {languages.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          role="tab"
          id={`${id}-tab-${code}`}
          data-code={code}
          className={styles.tab}
          aria-selected={code === active}
          aria-controls={`${id}-panel-${code}`}
          tabIndex={code === active ? 0 : -1}
          onClick={() => onActivate(code)}
          onKeyDown={move}
        >
          {name}
          <CompletenessMark state={completeness(code)} />
        </button>
      ))}
    </div>
  );
}
