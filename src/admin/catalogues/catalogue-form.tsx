import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Input } from 'antd';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { directionOf, languageTag } from '../../i18n/locales';
import { FieldFrame } from '../kit/fields/field-frame';
import { parentIdIn } from './catalogue-writes';
import { TOP } from './catalogue-places';
import { useCataloguesScreen } from './catalogues-context';
import styles from './catalogues.module.css';
import type { FormTarget } from './use-catalogue-form';

/** The names of one catalogue in all languages at once: of a new one, or of one that is there (D38). */
export function CatalogueForm({ target }: { target: FormTarget }) {
  const { t } = useLingui();
  const { form, shelf, nameOf, languageOf } = useCataloguesScreen();
  const id = useId();
  const box = useRef<HTMLFormElement>(null);
  const folder = target.kind === 'rename' ? shelf.byNo.get(target.no) : undefined;
  const parentNo = target.kind === 'add' ? target.parentNo : (folder?.parentNo ?? TOP);
  const parent = shelf.byNo.get(parentNo);
  const parentName = parent ? nameOf(parent) : '';
  const name = folder ? nameOf(folder) : '';

  useEffect(() => {
    const before = document.activeElement;
    const form = box.current;
    form?.querySelector<HTMLInputElement>('input:enabled')?.focus();
    form?.scrollIntoView({ block: 'nearest' });
    return () => {
      // Back to where it was opened, unless the person has gone on; a row that was away meanwhile
      // has buttons of its own again by then.
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        const row =
          before instanceof HTMLElement && before.isConnected
            ? before
            : document.getElementById(`catalogue-${target.kind === 'rename' ? target.no : ''}`);
        (row ?? document.querySelector<HTMLElement>('main h1'))?.focus();
      });
    };
  }, [target]);

  const save = async () => {
    const errors = await form.save();
    const [first] = Object.keys(errors);
    if (first) document.getElementById(`${id}-${first}`)?.focus();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !form.changed && !form.saving) form.cancel();
  };
  const heading = folder
    ? t`Rename “${name}”`
    : parent
      ? t`New catalogue below “${parentName}”`
      : t`New catalogue`;
  return (
    <form
      ref={box}
      className={styles.form}
      aria-label={heading}
      noValidate
      data-form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className={styles.formHead} aria-hidden>
        {heading}
      </p>
      <div className={styles.fields}>
        {shelf.codes.map((lang) => {
          const language = languageOf(lang);
          const exists = folder?.versions[lang] !== undefined;
          const homeless = !exists && parentIdIn(shelf, parentNo, lang) === undefined;
          const error = form.errors[lang];
          const field = `${id}-${lang}`;
          const called = form.theirs[lang];
          const hint = called
            ? t`Somebody else has called it “${called}” in the meantime.`
            : homeless
              ? t`“${parentName}” has no name in this language yet. Give it one first.`
              : folder && !exists
                ? t`Adds this language to the catalogue.`
                : undefined;
          return (
            <FieldFrame
              key={lang}
              id={field}
              label={t`Name in ${language}`}
              required={exists}
              error={error}
              help={hint}
            >
              <Input
                id={field}
                value={form.names[lang] ?? ''}
                lang={languageTag(lang)}
                dir={directionOf(lang)}
                autoComplete="off"
                disabled={homeless}
                readOnly={form.saving}
                onKeyDown={leave}
                aria-required={exists}
                aria-invalid={error !== undefined}
                aria-describedby={`${field}-error${hint ? ` ${field}-help` : ''}`}
                {...(error !== undefined && { status: 'error' as const })}
                onChange={(event) => form.type(lang, event.target.value)}
              />
            </FieldFrame>
          );
        })}
      </div>
      {form.failure && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={<Trans>The names were not saved.</Trans>}
          description={form.failure}
        />
      )}
      {form.uprooted && (
        <p role="status">
          <Trans>
            This catalogue, or the one above it, has been deleted. Saving adds a new one at the top
            level.
          </Trans>
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" loading={form.saving}>
          {form.failure && !form.uprooted ? (
            <Trans>Try again</Trans>
          ) : folder ? (
            <Trans>Save the names</Trans>
          ) : (
            <Trans>Add the catalogue</Trans>
          )}
        </Button>
        <Button disabled={form.saving} onClick={form.cancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
