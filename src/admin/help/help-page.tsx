import { SearchOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Empty, Input, Typography } from 'antd';
import Markdown from 'markdown-to-jsx/react';
import { useState, type ComponentProps } from 'react';
import type { Locale } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';
import { AdminPage } from '@/admin/page/admin-page';
import {
  handbookPages,
  handbookPictureUrl,
  slugOfLink,
  searchHandbook,
  type HandbookPage,
} from './handbook';
import styles from './help.module.css';

/** Renders a link of the handbook: to another page of it, or to the application. */
function HandbookLink({ href = '', children }: ComponentProps<'a'>) {
  const page = slugOfLink(href);
  return page ? (
    <Link to="/admin/help/{-$page}" params={{ page }}>
      {children}
    </Link>
  ) : (
    <a href={href}>{children}</a>
  );
}

function HandbookPicture({ locale, src, alt }: { locale: Locale; src?: string; alt?: string }) {
  const url = handbookPictureUrl(locale, src ?? '');
  return url && <img className={styles.picture} src={url} alt={alt} loading="lazy" />;
}

interface PageListProps {
  pages: readonly HandbookPage[];
  currentSlug: string | undefined;
}

function PageList({ pages, currentSlug }: PageListProps) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const matches = searchHandbook(pages, query);
  return (
    <nav aria-label={t`Handbook`}>
      <Input
        type="search"
        prefix={<SearchOutlined aria-hidden />}
        aria-label={t`Search the handbook`}
        placeholder={t`Search the handbook`}
        allowClear
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <ol className={styles.list}>
        {matches.map(({ slug, title, excerpt }) => (
          <li key={slug}>
            <Link
              to="/admin/help/{-$page}"
              params={{ page: slug }}
              aria-current={slug === currentSlug ? 'page' : undefined}
            >
              {title}
            </Link>
            {excerpt && <div className={styles.excerpt}>{excerpt}</div>}
          </li>
        ))}
      </ol>
      <div role="status">
        {matches.length === 0 && (
          <Empty
            image={Empty.PRESENTED_IMAGE_SIMPLE}
            description={t`No page of the handbook contains “${query}”. Try another word.`}
          />
        )}
      </div>
    </nav>
  );
}

/**
 * Renders `/admin/help/…`: the handbook for staff (docs/handbook). `page` is the slug of the shown page; without it,
 * shows the first page.
 */
export function HelpPage({ page }: { page: string | undefined }) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const pages = handbookPages(locale);
  const shownPage = page ? pages.find(({ slug }) => slug === page) : pages[0];
  return (
    <AdminPage area={t`Handbook`} title={shownPage?.title ?? t`Page not found`}>
      <div className={styles.handbook}>
        <PageList pages={pages} currentSlug={shownPage?.slug} />
        <article className={styles.text}>
          {shownPage ? (
            <Markdown
              options={{
                disableParsingRawHTML: true,
                forceBlock: true,
                overrides: {
                  a: HandbookLink,
                  img: { component: HandbookPicture, props: { locale } },
                },
              }}
            >
              {shownPage.text}
            </Markdown>
          ) : (
            <Typography.Paragraph>
              <Trans>The handbook has no such page. Choose one from the list.</Trans>
            </Typography.Paragraph>
          )}
        </article>
      </div>
    </AdminPage>
  );
}
