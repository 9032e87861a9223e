import { Trans } from '@lingui/react/macro';
import { Collapse, Flex } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Schema } from 'yup';
import type { Completeness } from '../languages/completeness';
import { LanguageWorkbench } from '../languages/language-workbench';
import { partOf } from './changes';
import type { FieldWords } from './differences';
import type { DocumentValues, OpenDocument } from './document';
import { EditedLanguageContext } from './edit-context';
import { EditFrame } from './edit-frame';
import styles from './edit.module.css';
import { focusField } from './field-errors';
import { useEdit } from './use-edit';
import { usePublishing } from './use-publishing';

/** What a section shows of its open document. */
export interface DocumentParts<Values> {
  /** Gets the whole values as `context.values`. */
  schema: Schema;
  words: FieldWords;
  /** The published state in words: by whom and when, or that there is none. */
  published: ReactNode;
  /** That it is on the site, with the way there. */
  outcome: ReactNode;
  /** Buttons beside the one that publishes. */
  buttons?: ReactNode;
  /** How far a version is. */
  completeness: (values: Values, code: string) => Completeness;
  /** What stands over the fields that all languages share, where it is not that. */
  sharedTitle?: ReactNode;
  shared: ReactNode;
  /** The fields of a version. */
  version: (code: string) => ReactNode;
}

interface DocumentFormProps<Stored, Values extends DocumentValues, Body>
  extends DocumentParts<Values> {
  doc: OpenDocument<Stored, Values, Body>;
  initial: Values;
}

const SHARED = 'shared';

/**
 * The form of an open document: the languages, and what they share beside them. `initial` is what it begins with: what
 * comes later does not change it.
 */
export function DocumentForm<Stored, Values extends DocumentValues, Body>(
  props: DocumentFormProps<Stored, Values, Body>,
) {
  const { doc, schema, words, published, outcome, buttons } = props;
  const { completeness, shared, sharedTitle, version } = props;
  const { kind, stored, languages } = doc;
  const [initial] = useState(props.initial);
  const [chosen, setActive] = useState<string>();
  const [folded, setFolded] = useState(false);
  const active = languages.find(({ code }) => code === chosen)?.code ?? languages[0]?.code ?? '';
  const edit = useEdit<Values>({
    item: kind.draft,
    alsoNamed: stored ? kind.otherDrafts?.(stored) : undefined,
    initial,
    schema,
    ...usePublishing(doc),
  });
  const { values, extend } = edit;
  // The languages may become known late, and a draft may be older than one of them.
  const start = languages.some(({ code }) => !values.versions[code]) ? props.initial : undefined;
  useEffect(() => {
    if (!start) return;
    extend((typed) => ({ ...typed, versions: { ...start.versions, ...typed.versions } }));
  }, [start, extend]);

  const jump = (name: string) => {
    const code = partOf(name);
    flushSync(() => (code === '' ? setFolded(false) : setActive(code)));
    focusField(name);
  };
  return (
    <EditedLanguageContext value={active}>
      <EditFrame
        edit={edit}
        published={published}
        outcome={outcome}
        where={(name) => languages.find(({ code }) => code === partOf(name))?.name}
        onJump={jump}
        words={words}
        actions={buttons}
      >
        <div className={styles.layout}>
          <LanguageWorkbench
            languages={languages}
            active={active}
            onActivate={setActive}
            completeness={(code) => (values.versions[code] ? completeness(values, code) : 'empty')}
          >
            {({ code }) => version(code)}
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
      </EditFrame>
    </EditedLanguageContext>
  );
}
