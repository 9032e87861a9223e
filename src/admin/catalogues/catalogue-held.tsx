import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button, Modal } from 'antd';
import { useRef } from 'react';
import { CATALOGUE_TYPE } from '../../api/catalogue-type';
import { languageTag } from '../../i18n/locales';
import { groupVersions } from '../../lib/group-versions';
import { focusHeadingIfLost } from '../kit/focus-heading';
import type { Folder } from './catalogue-folders';
import type { Obstacles } from './catalogue-obstacles';
import { useCataloguesScreen } from './catalogues-context';
import styles from './catalogues.module.css';

const EDIT = ['/admin/articles/news/edit', '/admin/articles/cases/edit'] as const;

interface CatalogueHeldProps {
  open: boolean;
  folder: Folder;
  obstacles: Obstacles;
  onClose: () => void;
}

/** Says what stands in the way of deleting a catalogue, with ways to it (D32). */
export function CatalogueHeld({ open, folder, obstacles, onClose }: CatalogueHeldProps) {
  const { t } = useLingui();
  const { shelf, nameOf, languageOf } = useCataloguesScreen();
  const name = nameOf(folder);
  const wanted = useRef<string>(undefined);
  const { children, articles } = obstacles;
  const first = articles.flatMap((one) => one.first);
  const named = groupVersions(first, folder.main.lang);
  const news = shelf.type === CATALOGUE_TYPE.news;

  const show = (no: string) => {
    wanted.current = no;
    onClose();
  };
  // Once the dialog has given the focus back.
  const goOn = () => {
    const name = wanted.current && document.getElementById(`catalogue-${wanted.current}`);
    wanted.current = undefined;
    if (name) name.focus();
    else focusHeadingIfLost();
  };

  return (
    <Modal
      open={open}
      title={t`“${name}” cannot be deleted yet`}
      closable={false}
      onCancel={onClose}
      afterClose={goOn}
      footer={
        <Button type="primary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <div className={styles.held}>
        {children.length > 0 && (
          <>
            <p>
              <Plural
                value={children.length}
                one="# catalogue lies below it. Delete it first, or move it below another one."
                other="# catalogues lie below it. Delete them first, or move them below another one."
              />
            </p>
            <ul>
              {children.map(({ no, name: child }) => (
                <li key={no}>
                  <button type="button" className={styles.way} onClick={() => show(no)}>
                    {child}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
        {articles.length > 0 && (
          <>
            <p>
              <Trans>There are articles in it. Put them into another catalogue first.</Trans>
            </p>
            <ul>
              {named.map(({ no, main }) => (
                <li key={no} lang={languageTag(main.lang)}>
                  <Link to={EDIT[shelf.type]} search={{ no: String(no) }} className={styles.way}>
                    {main.title}
                  </Link>
                </li>
              ))}
            </ul>
            <ul className={styles.totals}>
              {articles.map(({ lang, id, total }) => {
                const language = languageOf(lang);
                return (
                  <li key={lang}>
                    <Link
                      to={news ? '/news' : '/case'}
                      search={{ cataId: String(id) }}
                      target="_blank"
                      className={styles.way}
                    >
                      <Trans>
                        {language}: <Plural value={total} one="# article" other="# articles" />
                      </Trans>
                    </Link>
                  </li>
                );
              })}
            </ul>
          </>
        )}
      </div>
    </Modal>
  );
}
