import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Button, Select } from 'antd';
import { useId, useState } from 'react';
import { useAdminBanners, type Banner } from '../../api/staff/banners';
import { useContentLanguages, type ContentLanguage } from '../../api/staff/languages';
import { LinkButton } from '../kit/frame/link-button';
import { SelectionBar } from '../kit/list/selection-bar';
import { useSelection } from '../kit/list/use-selection';
import { ListEmpty, ListError, ListSkeleton, ListTotal } from '../kit/list/list-states';
import listStyles from '../kit/list.module.css';
import { PageFrame } from '../kit/frame/page-frame';
import { BannerDeletion } from './banner-deletion';
import styles from './banner-list.module.css';
import { BannerRows } from './banner-rows';
import { NEW } from './banner-search';
import { keyOf, useBannerWrites } from './use-banner-writes';

const route = getRouteApi('/admin/banner/list');
const NOBODY: readonly Banner[] = [];

/** The languages of content, then any other in which there is a banner. */
function languagesOf(known: readonly ContentLanguage[], banners: readonly Banner[]) {
  const others = new Set(banners.map(({ lang }) => lang));
  for (const { code } of known) others.delete(code);
  return [...known, ...[...others].map((code) => ({ code, name: code }))];
}

/** The banners of the home page, language by language: to find, pin, copy, edit and delete. */
export function BannerList() {
  const { t } = useLingui();
  const { language: asked } = route.useSearch();
  const known = useContentLanguages();
  const { data, error, isValidating, mutate } = useAdminBanners(known?.map(({ code }) => code));
  const { writes, setTop, remove } = useBannerWrites(data);
  const [deleting, setDeleting] = useState(NOBODY);
  const languages = languagesOf(known ?? [], data ?? []);
  // A language that there is not shows all.
  const language = languages.find(({ code }) => code === asked)?.code;
  const shown = languages.filter(({ code }) => language === undefined || code === language);
  const of = (code: string) => data?.filter(({ lang }) => lang === code) ?? [];
  const total = data && shown.reduce((sum, { code }) => sum + of(code).length, 0);
  const selection = useSelection(
    shown.flatMap(({ code }) => of(code)),
    keyOf,
  );
  const together = (act: (banners: readonly Banner[]) => void) => {
    act(selection.rows);
    selection.clear();
  };

  return (
    <PageFrame
      title={t`Banners`}
      help={t`The pictures that the home page opens with. Each language has its own; pinned ones come first.`}
      actions={
        <LinkButton to="/admin/banner/list" search={{ language, edit: NEW }} primary>
          <Trans>New banner</Trans>
        </LinkButton>
      }
    >
      <div role="search" className={listStyles.filters}>
        <LanguageFilter languages={languages} language={language} />
        <ListTotal total={total} />
      </div>
      {error && <ListError error={error} onRetry={() => void mutate()} />}
      {!error && !data && <ListSkeleton rows={5} />}
      {data?.length === 0 && !error && (
        <ListEmpty>
          <p>
            <Trans>Without a banner the home page opens with the introduction of the firm.</Trans>
          </p>
          <LinkButton to="/admin/banner/list" search={{ language, edit: NEW }}>
            <Trans>Make the first banner</Trans>
          </LinkButton>
        </ListEmpty>
      )}
      {data && data.length > 0 && (
        <div className={listStyles.list} aria-busy={isValidating}>
          {shown.map(({ code, name }) => (
            <section key={code} className={styles.section} aria-labelledby={`banners-${code}`}>
              <h2 id={`banners-${code}`} className={styles.language}>
                {name}
                <span className={styles.count}>
                  <Plural value={of(code).length} _0="none" one="# banner" other="# banners" />
                </span>
              </h2>
              {of(code).length === 0 ? (
                <NoneIn name={name} language={language} />
              ) : (
                <BannerRows
                  banners={of(code)}
                  label={t`Banners in ${name}`}
                  language={language}
                  copies={languages.length > 1}
                  writes={writes}
                  selection={selection}
                  onTop={(banner, top) => setTop([banner], top)}
                  onDelete={(banner) => setDeleting([banner])}
                />
              )}
            </section>
          ))}
        </div>
      )}
      <SelectionBar selection={selection} writes={writes}>
        <Button onClick={() => together((banners) => setTop(banners, true))}>
          <Trans>Pin</Trans>
        </Button>
        <Button onClick={() => together((banners) => setTop(banners, false))}>
          <Trans>Unpin</Trans>
        </Button>
        <Button danger onClick={() => setDeleting(selection.rows)}>
          <Trans>Delete</Trans>
        </Button>
      </SelectionBar>
      <BannerDeletion
        banners={deleting}
        onDelete={(banners) => {
          remove(banners);
          selection.clear();
        }}
        onClose={() => setDeleting(NOBODY)}
      />
    </PageFrame>
  );
}

/** Says that a language has no banner, what that means, and what to do. */
function NoneIn({ name, language }: { name: string; language: string | undefined }) {
  return (
    <div className={styles.none}>
      <p>
        <Trans>
          No banner in {name}: for visitors who read it, the home page opens with the introduction.
        </Trans>
      </p>
      <LinkButton to="/admin/banner/list" search={{ language, edit: NEW }}>
        <Trans>Make one</Trans>
      </LinkButton>
    </div>
  );
}

interface LanguageFilterProps {
  languages: readonly ContentLanguage[];
  language: string | undefined;
}

/** Shows one language's banners or all; kept in the URL. */
function LanguageFilter({ languages, language }: LanguageFilterProps) {
  const { t } = useLingui();
  const id = useId();
  const navigate = useNavigate();
  const options = [
    { value: '', label: t`All languages` },
    ...languages.map(({ code, name }) => ({ value: code, label: name })),
  ];
  return (
    <div className={listStyles.field}>
      <label htmlFor={id}>{t`Language`}</label>
      <Select
        id={id}
        className={styles.filter ?? ''}
        value={language ?? ''}
        options={options}
        onChange={(code) =>
          void navigate({ to: '/admin/banner/list', search: { language: code || undefined } })
        }
      />
    </div>
  );
}
