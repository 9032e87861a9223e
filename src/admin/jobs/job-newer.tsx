import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useNameList } from '../kit/name-list';
import type { Newer } from './job-writes';
import styles from './jobs.module.css';
import { useJobsScreen } from './jobs-context';

/** Says that somebody else has changed a job since, and asks whose names shall stand (design 6). */
export function JobNewer({ newer, onSave }: { newer: Newer; onSave: () => void }) {
  const { t } = useLingui();
  const { form, languageOf } = useJobsScreen();
  const listed = useNameList();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  const now = Object.entries(newer.names).map(([lang, name = '']) => {
    const language = languageOf(lang);
    return t`“${name}” in ${language}`;
  });
  const names = listed(now);
  return (
    <div ref={box} tabIndex={-1}>
      <Alert
        type="warning"
        showIcon
        role="alert"
        title={<Trans>Somebody else has changed this job in the meantime.</Trans>}
        description={
          <>
            <p>
              {now.length > 0 ? (
                <Trans>It is called {names} now.</Trans>
              ) : (
                <Trans>It has been deleted. Saving adds it anew.</Trans>
              )}
            </p>
            <div className={styles.buttons}>
              <Button type="primary" loading={form.saving} onClick={onSave}>
                <Trans>Save my names</Trans>
              </Button>
              <Button disabled={form.saving} onClick={form.cancel}>
                <Trans>Leave it as it is now</Trans>
              </Button>
            </div>
          </>
        }
      />
    </div>
  );
}
