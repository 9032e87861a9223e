import { useLingui } from '@lingui/react/macro';
import { Flex, Tabs } from 'antd';
import { useDeferredValue, useId, useMemo, type ReactNode } from 'react';
import type { ContentLanguage } from '@/api/admin/languages';
import { ArrangementSwitch } from './arrangement-switch';
import { ContentLanguageContext } from '@/admin/fields/content-language';
import type { Store } from '@/lib/store';
import { useStoreValue } from '@/lib/use-store';
import styles from './languages.module.css';
import { useArrangement } from './use-arrangement';

interface LanguageWorkbenchProps {
  languages: readonly ContentLanguage[];
  /** Renders the completeness of the version in a language. */
  renderMark: (code: string) => ReactNode;
  /** The edited language: the visible language if only one language is shown; by default the first. */
  editedLanguage: Store<string | undefined>;
  /** Renders the fields of a version; called again only if it or `languages` changes. */
  children: (language: ContentLanguage) => ReactNode;
}

/**
 * Renders the versions of an item side by side or as tabs at full width, which is remembered; as tabs if the screen
 * is too narrow. Keeps the same panel elements in both, so that input and scroll position are preserved.
 */
export function LanguageWorkbench(props: LanguageWorkbenchProps) {
  const { languages, renderMark, editedLanguage, children } = props;
  const { t } = useLingui();
  const id = useId();
  const { canChoose, isSideBySide, choose } = useArrangement(languages.length);
  const chosenCode = useStoreValue(editedLanguage);
  const activeCode =
    languages.find(({ code }) => code === chosenCode)?.code ?? languages[0]?.code ?? '';
  const fields = useMemo(
    () => new Map(languages.map((language) => [language.code, children(language)])),
    [languages, children],
  );
  // The other languages render after the first paint: each has an editor of its own.
  const rendersOthers = useDeferredValue(true, false);
  return (
    <div>
      <Flex align="center" justify="end" gap={16} className={styles.languageBar ?? ''}>
        {!isSideBySide && (
          <Tabs
            id={id}
            className={styles.tabs ?? ''}
            aria-label={t`Languages`}
            activeKey={activeCode}
            onChange={editedLanguage.set}
            // Tabs without panes: panes would remount with every change of the arrangement.
            styles={{ body: { display: 'none' }, header: { margin: 0 } }}
            items={languages.map(({ code, name }) => ({
              key: code,
              label: (
                <>
                  <span style={{ marginInlineEnd: 4 }}>{name}</span> {renderMark(code)}
                </>
              ),
            }))}
          />
        )}
        {canChoose && <ArrangementSwitch isSideBySide={isSideBySide} onChoose={choose} />}
      </Flex>
      <div
        className={styles.panels}
        data-side-by-side={isSideBySide || undefined}
        style={{
          gridTemplateColumns: `repeat(${isSideBySide ? languages.length : 1}, minmax(0, 1fr))`,
        }}
      >
        {languages.map((language) => {
          const isHidden = !isSideBySide && language.code !== activeCode;
          return (
            // Only tracks the focus; not interactive itself.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
            <section
              key={language.code}
              className={styles.panel}
              hidden={isHidden}
              {...(!isSideBySide && { role: 'tabpanel' })}
              aria-labelledby={
                isSideBySide ? `${id}-heading-${language.code}` : `${id}-tab-${language.code}`
              }
              onFocus={() => editedLanguage.set(language.code)}
            >
              <h2
                id={`${id}-heading-${language.code}`}
                className={isSideBySide ? styles.heading : 'visually-hidden'}
              >
                {language.name}
                {isSideBySide && renderMark(language.code)}
              </h2>
              <ContentLanguageContext value={language.code}>
                {(rendersOthers || language.code === activeCode) && fields.get(language.code)}
              </ContentLanguageContext>
            </section>
          );
        })}
      </div>
    </div>
  );
}
