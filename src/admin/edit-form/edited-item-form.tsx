import { Trans } from '@lingui/react/macro';
import { Collapse, Flex } from 'antd';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Schema } from 'yup';
import type { Completeness } from '@/admin/languages/completeness';
import { LanguageWorkbench } from '@/admin/languages/language-workbench';
import { partOf } from './changes';
import type { FieldLabels } from './differences';
import type { EditedValues, EditedItem } from './edited-item';
import { EditedLanguageContext } from '@/admin/fields/edit-form-context';
import { EditFormFrame } from './edit-form-frame';
import styles from './edit.module.css';
import { focusField } from '@/admin/fields/field-errors';
import { useEditedItemForm } from './use-edited-item-form';

interface DocumentFormProps<Stored, Values extends EditedValues, Body> {
  doc: EditedItem<Stored, Values, Body>;
  /** Gets the whole values as `context.values`. */
  schema: Schema;
  words: FieldLabels;
  /** The published state in words: by whom and when, or that there is none. */
  published: ReactNode;
  /** That it is on the site, with the way there. */
  outcome: ReactNode;
  /** Leads to the list; left out where there is only one document. */
  list?: ReactNode;
  /** Buttons beside the one that publishes. */
  buttons?: ReactNode;
  /** The language to begin with, where it is not the first. */
  language?: string | undefined;
  /** How far a version is. */
  completeness: (values: Values, code: string) => Completeness;
  /** What stands over the fields that all languages share, where it is not that. */
  sharedTitle?: ReactNode;
  shared: ReactNode;
  /** The fields of a version. */
  version: (code: string) => ReactNode;
}

const SHARED = 'shared';

/** The form of an open document: the languages, and what they share beside them. Stands in `EditScreen`. */
export function EditedItemForm<Stored, Values extends EditedValues, Body>(
  props: DocumentFormProps<Stored, Values, Body>,
) {
  const { doc, schema, words, published, outcome, list, buttons } = props;
  const { completeness, shared, sharedTitle, version } = props;
  const { languages } = doc;
  const [chosen, setActive] = useState(props.language);
  const [folded, setFolded] = useState(false);
  const active = languages.find(({ code }) => code === chosen)?.code ?? languages[0]?.code ?? '';
  const edit = useEditedItemForm(doc, schema);
  const { values } = edit;

  const jump = (name: string) => {
    const code = partOf(name);
    flushSync(() => (code === '' ? setFolded(false) : setActive(code)));
    focusField(name);
  };
  return (
    <EditedLanguageContext value={active}>
      <EditFormFrame
        edit={edit}
        published={published}
        outcome={doc.published && outcome}
        where={(name) => languages.find(({ code }) => code === partOf(name))?.name}
        onJump={jump}
        words={words}
        list={list}
        actions={buttons}
      >
        <div className={styles.layout}>
          <LanguageWorkbench
            languages={languages}
            active={active}
            onActivate={setActive}
            completeness={(code) => (values.versions[code] ? completeness(values, code) : 'empty')}
          >
            {/* One that has just become known gets its values a moment later. */}
            {({ code }) => values.versions[code] && version(code)}
          </LanguageWorkbench>
          <Collapse
            activeKey={folded ? [] : [SHARED]}
            onChange={(open) => setFolded(open.length === 0)}
            items={[
              {
                key: SHARED,
                label: sharedTitle ?? <Trans>For all languages</Trans>,
                forceRender: true,
                children: (
                  <Flex vertical gap={16}>
                    {shared}
                  </Flex>
                ),
              },
            ]}
          />
        </div>
      </EditFormFrame>
    </EditedLanguageContext>
  );
}
