import { Trans, useLingui } from '@lingui/react/macro';
import { Card, Flex } from 'antd';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { ContentLanguage } from '../../api/staff/languages';
import type { Portal } from '../../api/staff/portal';
import { EditFrame } from '../kit/edit/edit-frame';
import { focusField } from '../kit/edit/field-errors';
import { useEdit } from '../kit/edit/use-edit';
import { Contents, type FormPart } from './contents';
import { CounterFields, IntroductionFields, NameFields, ReachFields } from './firm-sections';
import { AdvantageRows, EnvironmentRows, OfficeRows } from './list-sections';
import { PortalContext, type PortalScreen } from './portal-context';
import { PortalPreviewButton } from './portal-preview-button';
import styles from './portal.module.css';
import { completed, listsOf, portalValues, type PortalValues } from './portal-values';
import { RefusedRemovals } from './rows/refused-removals';
import { usePortalPublishing } from './use-portal-publishing';
import { usePortalSchema } from './use-portal-schema';
import { usePortalWords } from './use-portal-words';

interface PortalFormProps {
  /** The configuration as it is published, one element per language that has one. */
  portals: readonly Portal[];
  /** The languages to edit. */
  languages: readonly ContentLanguage[];
  /** What the last publishing led to. */
  outcome: ReactNode;
  /** Reads the configuration again after it was published; undefined where that fails. */
  onPublished: () => Promise<readonly Portal[] | undefined>;
  /** Begins the screen anew with what is published now. */
  onReload: () => Promise<void>;
}

/** The rows whose fields are shown, and how often the rows have been read. */
function useOpenRows() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [reads, setReads] = useState(0);
  const show = (key: string, shown: boolean) =>
    setOpen((before) => {
      const next = new Set(before);
      if (shown) next.add(key);
      else next.delete(key);
      return next;
    });
  const readAnew = () => {
    setOpen(new Set());
    setReads((count) => count + 1);
  };
  return { open, show, reads, readAnew };
}

/** The form of the portal configuration: the firm, then its lists, every language beside the others. */
export function PortalForm(props: PortalFormProps) {
  const { portals, languages, outcome, onPublished, onReload } = props;
  const { t } = useLingui();
  const codes = useMemo(() => languages.map(({ code }) => code), [languages]);
  const { open, show, reads, readAnew } = useOpenRows();
  const { send, findNewer } = usePortalPublishing(portals, codes);
  const edit = useEdit<PortalValues>({
    item: 'portal',
    initial: useMemo(() => portalValues(portals, codes), [portals, codes]),
    schema: usePortalSchema(portals),
    findNewer,
    reload: onReload,
    publish: async (values) => {
      await send(values);
      return async () => {
        const fresh = await onPublished();
        readAnew();
        return fresh && portalValues(fresh, codes);
      };
    },
  });
  const { values, extend } = edit;
  // The languages may become known late, and a draft may be older than one of them.
  const lacks = codes.some((code) => !values.versions[code]);
  useEffect(() => {
    if (lacks) extend((typed) => completed(typed, portals, codes));
  }, [lacks, extend, portals, codes]);
  const { where, ...words } = usePortalWords(languages, values);
  const jump = (name: string) => {
    const [list, index] = name.split('.');
    const row = listsOf(values).find(([one]) => one === list)?.[1][Number(index)];
    if (row) flushSync(() => show(row.key, true));
    focusField(name);
  };
  const screen = useMemo<PortalScreen>(() => ({ languages, open, show }), [languages, open, show]);
  const parts: (FormPart & { fields: ReactNode })[] = [
    { id: 'portal-name', title: t`Name and mark`, fields: <NameFields /> },
    { id: 'portal-reach', title: t`Address and contact`, fields: <ReachFields /> },
    { id: 'portal-introduction', title: t`Introduction`, fields: <IntroductionFields /> },
    { id: 'portal-counters', title: t`Counters`, fields: <CounterFields /> },
    { id: 'portal-advantages', title: t`Advantages`, fields: <AdvantageRows key={reads} /> },
    {
      id: 'portal-environment',
      title: t`Environment pictures`,
      fields: <EnvironmentRows key={reads} />,
    },
    { id: 'portal-offices', title: t`Offices`, fields: <OfficeRows key={reads} /> },
  ];
  return (
    <PortalContext value={screen}>
      <EditFrame
        edit={edit}
        published={portals.length > 0 ? <Trans>Published</Trans> : <Trans>Not published yet</Trans>}
        outcome={outcome}
        where={where}
        words={words}
        onJump={jump}
        actions={<PortalPreviewButton {...{ portals, languages, values }} />}
      >
        <RefusedRemovals values={values} message={edit.failed?.message} />
        <div className={styles.parts}>
          <Contents parts={parts} />
          <Flex vertical gap={20}>
            {parts.map(({ id, title, fields }) => (
              <Card
                key={id}
                id={id}
                role="group"
                className={styles.part ?? ''}
                aria-labelledby={`${id}-title`}
                title={
                  <h2 id={`${id}-title`} tabIndex={-1} style={{ margin: 0, font: 'inherit' }}>
                    {title}
                  </h2>
                }
              >
                <Flex vertical gap={16}>
                  {fields}
                </Flex>
              </Card>
            ))}
          </Flex>
        </div>
      </EditFrame>
    </PortalContext>
  );
}
