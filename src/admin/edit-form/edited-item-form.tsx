import { Trans } from '@lingui/react/macro';
import { Collapse, Flex } from 'antd';
import { useDeferredValue, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Completeness } from '@/admin/languages/completeness';
import { LanguageWorkbench } from '@/admin/languages/language-workbench';
import { languageOfField } from './changes';
import type { EditedValues } from './edited-item';
import { EditedLanguageContext } from '@/admin/languages/edited-language';
import { EditFormFrame, type EditFormFrameProps } from './edit-form-frame';
import styles from './edit.module.css';
import { focusField } from '@/admin/fields/field-errors';
import { StoreConsumer, useNewStore } from '@/lib/use-store';
import { LoadedVersion, VersionMark } from './version-state';
import { ViewOnSiteButton, type PublishedPages } from './view-on-site-button';

interface EditedItemFormProps<Stored, Values extends EditedValues, Body> extends Pick<
  EditFormFrameProps<Stored, Values, Body>,
  'editedItem' | 'schema' | 'labels' | 'publishedState' | 'publishedMessage'
> {
  /** Buttons next to the publish button. */
  buttons?: ReactNode;
  pages?: PublishedPages | undefined;
  /** Initial language, if it is not the first. */
  language?: string | undefined;
  completenessOf: (values: Values, code: string) => Completeness;
  sharedTitle?: ReactNode;
  sharedFields: ReactNode;
  renderVersion: (code: string) => ReactNode;
}

const SHARED_PANEL_KEY = 'shared';

/** Renders the form of an open item inside `EditScreen`: its language versions and the shared fields. */
export function EditedItemForm<Stored, Values extends EditedValues, Body>(
  props: EditedItemFormProps<Stored, Values, Body>,
) {
  const { pages, buttons, language, completenessOf, ...others } = props;
  const { sharedTitle, sharedFields, renderVersion, ...frameProps } = others;
  const { languages } = frameProps.editedItem;
  // Stores, not state: a change of the language must not re-render the fields.
  const editedLanguage = useNewStore(language);
  const sharedPanelOpen = useNewStore(true);
  // The fields of a language render first.
  const rendersShared = useDeferredValue(true, false);
  const jump = (name: string) => {
    const code = languageOfField(name);
    flushSync(() => (code === '' ? sharedPanelOpen.set(true) : editedLanguage.set(code)));
    focusField(name);
  };
  return (
    <EditedLanguageContext value={editedLanguage}>
      <EditFormFrame
        {...frameProps}
        prefixOf={(name) => languages.find(({ code }) => code === languageOfField(name))?.name}
        onJump={jump}
        actions={
          <>
            {pages && <ViewOnSiteButton {...pages} />}
            {buttons}
          </>
        }
      >
        <div className={styles.layout}>
          <LanguageWorkbench
            languages={languages}
            editedLanguage={editedLanguage}
            renderMark={(code) => <VersionMark code={code} completenessOf={completenessOf} />}
          >
            {({ code }) => <LoadedVersion code={code}>{renderVersion(code)}</LoadedVersion>}
          </LanguageWorkbench>
          <StoreConsumer store={sharedPanelOpen}>
            {(isOpen) => (
              <Collapse
                activeKey={isOpen ? [SHARED_PANEL_KEY] : []}
                onChange={(activeKeys) => sharedPanelOpen.set(activeKeys.length > 0)}
                items={[
                  {
                    key: SHARED_PANEL_KEY,
                    label: sharedTitle ?? <Trans>For all languages</Trans>,
                    forceRender: true,
                    children: rendersShared && (
                      <Flex vertical gap={16}>
                        {sharedFields}
                      </Flex>
                    ),
                  },
                ]}
              />
            )}
          </StoreConsumer>
        </div>
      </EditFormFrame>
    </EditedLanguageContext>
  );
}
