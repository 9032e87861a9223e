import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button, Flex, Modal, Typography } from 'antd';
import { useRef } from 'react';
import { CATALOGUE_TYPE } from '@/api/catalogue-type';
import type { CatalogueType } from '@/api/admin/catalogues';
import { languageTag } from '@/i18n/locales';
import { groupVersions } from '@/admin/shared/group-versions';
import { useArticleName } from '@/admin/articles/use-article-name';
import { NameGroups, NameList } from '@/admin/list/name-list';
import { useFocusFallback } from '@/admin/shared/focus-fallback';
import type { NamedItem } from '@/admin/names/named-items';
import type { NamedItems } from '@/admin/names/use-named-items';
import type { DeletionBlockers } from './deletion-blockers';

const EDIT_PATHS = ['/admin/articles/news/edit', '/admin/articles/cases/edit'] as const;

interface CatalogueInUseDialogProps {
  open: boolean;
  type: CatalogueType;
  namedItems: NamedItems;
  item: NamedItem;
  blockers: DeletionBlockers;
  onClose: () => void;
}

/** Renders the blockers of the deletion of a catalogue, with links to them (D32). */
export function CatalogueInUseDialog(props: CatalogueInUseDialogProps) {
  const { open, type, namedItems, item, blockers, onClose } = props;
  const { t } = useLingui();
  const { restoreLostFocus } = useFocusFallback();
  const name = namedItems.nameOf(item);
  const noToFocus = useRef<string>(undefined);

  const closeAndFocus = (no: string) => {
    noToFocus.current = no;
    namedItems.setExpanded(item.no, true);
    onClose();
  };
  // antd restores the focus before it calls this function.
  const focusAfterClose = () => {
    const row =
      noToFocus.current === undefined ? undefined : namedItems.focusElements.get(noToFocus.current);
    noToFocus.current = undefined;
    if (row) row.focus();
    else restoreLostFocus();
  };

  return (
    <Modal
      open={open}
      title={t`“${name}” cannot be deleted yet`}
      closable={false}
      onCancel={onClose}
      afterClose={focusAfterClose}
      footer={
        <Button type="primary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <Flex vertical gap="small">
        <NameGroups
          groups={[
            {
              reason: (
                <Plural
                  value={blockers.children.length}
                  one="It has # subcatalogue. Delete or move it first."
                  other="It has # subcatalogues. Delete or move them first."
                />
              ),
              rows: blockers.children,
            },
          ]}
          keyOf={({ no }) => no}
          nameOf={({ no, name: childName }) => (
            <Button
              type="link"
              size="small"
              style={{ paddingInline: 0 }}
              onClick={() => closeAndFocus(no)}
            >
              {childName}
            </Button>
          )}
        />
        {!blockers.isComplete && blockers.articlesByLanguage.length === 0 && (
          <p>
            <Trans>
              Couldn’t check whether this catalogue contains articles, because the public lists are
              not available. Try again later or, if the site is off, when it is back on.
            </Trans>
          </p>
        )}
        <Articles
          {...{ type, item }}
          languageOf={namedItems.languageOf}
          articlesByLanguage={blockers.articlesByLanguage}
        />
      </Flex>
    </Modal>
  );
}

interface ArticlesProps {
  type: CatalogueType;
  item: NamedItem;
  articlesByLanguage: DeletionBlockers['articlesByLanguage'];
  languageOf: (code: string) => string;
}

/** Renders the first articles of the catalogue, and how many it has per language; nothing if it has none. */
function Articles({ type, item, articlesByLanguage, languageOf }: ArticlesProps) {
  const articleNameOf = useArticleName();
  if (articlesByLanguage.length === 0) return null;
  const firstArticles = articlesByLanguage.flatMap((language) => language.firstArticles);
  return (
    <>
      <div>
        <Typography.Text type="warning">
          <Trans>It contains articles. Move them to another catalogue first.</Trans>
        </Typography.Text>
        <NameList
          rows={groupVersions(firstArticles, item.mainVersion.lang)}
          keyOf={({ no }) => String(no)}
          nameOf={(article) => (
            <Link
              to={EDIT_PATHS[type]}
              search={{ no: String(article.no) }}
              lang={languageTag(article.mainVersion.lang)}
            >
              {articleNameOf(article)}
            </Link>
          )}
        />
      </div>
      <Flex wrap gap="middle">
        {articlesByLanguage.map(({ lang, id, total }) => {
          const language = languageOf(lang);
          return (
            <Link
              key={lang}
              to={type === CATALOGUE_TYPE.news ? '/news' : '/case'}
              search={{ cataId: String(id) }}
              target="_blank"
            >
              <Trans>
                {language}: <Plural value={total} one="# article" other="# articles" />
              </Trans>
            </Link>
          );
        })}
      </Flex>
    </>
  );
}
