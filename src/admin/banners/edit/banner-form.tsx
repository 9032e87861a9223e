import { EyeOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { App, Button } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Banner } from '../../../api/staff/banners';
import type { ContentLanguage } from '../../../api/staff/languages';
import { EditFrame } from '../../kit/edit/edit-frame';
import { focusField } from '../../kit/edit/field-errors';
import { useEdit } from '../../kit/edit/use-edit';
import { LanguageWorkbench } from '../../kit/languages/language-workbench';
import { LinkButton } from '../../kit/frame/link-button';
import { PageFrame } from '../../kit/frame/page-frame';
import { NEW } from '../banner-search';
import { BannerPreviewDialog } from './banner-preview-dialog';
import { useBannerSchema } from './banner-schema';
import { BackToList, SeeOnSite } from './banner-states';
import {
  bannerValues,
  completed,
  completeness,
  newBannerValues,
  type BannerValues,
} from './banner-values';
import { LanguageFields, SharedFields } from './banner-fields';
import { bannerDraft } from './use-banner';
import { useBannerPublishing } from './use-banner-publishing';
import { useBannerWords } from './use-banner-words';

interface BannerFormProps {
  title: string;
  /** The banner as it is published, or null for a new one. */
  banner: Banner | null;
  /** The banner that a new one takes picture and link from, for the other languages. */
  source: Banner | undefined;
  /** The languages of content. */
  known: readonly ContentLanguage[];
  /** Begins the form anew with what is published now. */
  onReload: () => Promise<void>;
}

const route = getRouteApi('/admin/banner/list');

/** The languages that the form has words for: the banner's own, or all but that of the copied one. */
function useLanguages({
  banner,
  source,
  known,
}: Pick<BannerFormProps, 'banner' | 'source' | 'known'>) {
  return useMemo(() => {
    if (!banner) return known.filter(({ code }) => code !== source?.lang);
    const { lang } = banner;
    return [known.find(({ code }) => code === lang) ?? { code: lang, name: lang }];
  }, [banner, source, known]);
}

/** The form of a banner: picture and link, then the words; new ones in all languages beside each other. */
export function BannerForm({ title, banner, source, known, onReload }: BannerFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const { language } = route.useSearch();
  const languages = useLanguages({ banner, source, known });
  const codes = useMemo(() => languages.map(({ code }) => code), [languages]);
  const [chosen, setActive] = useState<string>();
  const active = codes.find((code) => code === chosen) ?? codes[0] ?? '';
  const [published, setPublished] = useState(false);
  const [previewing, setPreviewing] = useState(false);
  const initial = useMemo(
    () => (banner ? bannerValues(banner) : newBannerValues(codes, source)),
    [banner, source, codes],
  );
  const { send, read, findNewer } = useBannerPublishing(banner, initial);
  const toList = async () => {
    void message.success(t`The banner is on the home page.`);
    const search = { language };
    await navigate({ to: '/admin/banner/list', search, replace: true, ignoreBlocker: true });
    return undefined;
  };
  const edit = useEdit<BannerValues>({
    item: bannerDraft(banner?.id, source?.id),
    initial,
    schema: useBannerSchema({ banner, languages }),
    findNewer,
    reload: onReload,
    publish: async (values) => {
      await send(values);
      if (banner) {
        return () => {
          setPublished(true);
          return read(values);
        };
      }
      return toList;
    },
    publishAnew:
      banner === null
        ? undefined
        : async (values) => {
            await send(values, true);
            return toList;
          },
  });
  const { values, extend } = edit;
  // The languages may become known late, and a draft may be older than one of them.
  const lacks = codes.some((code) => !values.versions[code]);
  useEffect(() => {
    if (lacks) extend((typed) => completed(typed, codes));
  }, [lacks, extend, codes]);

  const languageOf = (name: string) => codes.find((code) => name.startsWith(`versions.${code}.`));
  const jump = (name: string) => {
    const code = languageOf(name);
    if (code) flushSync(() => setActive(code));
    focusField(name);
  };
  const placeOf = (name: string) => languages.find(({ code }) => code === languageOf(name))?.name;
  const words = useBannerWords(languages);
  const others = known.some(({ code }) => code !== banner?.lang);

  return (
    <PageFrame
      title={title}
      help={
        banner
          ? t`Publishing changes the banner on the home page at once, in its language alone.`
          : t`Publishing puts a banner on the home page of every language that has a title here.`
      }
      actions={
        <>
          {banner && others && (
            <LinkButton
              to="/admin/banner/list"
              search={{ language, edit: NEW, from: String(banner.id) }}
            >
              <Trans>Copy into another language</Trans>
            </LinkButton>
          )}
          <BackToList />
        </>
      }
    >
      <EditFrame
        edit={edit}
        published={<PublishedState banner={banner} />}
        outcome={published ? <SeeOnSite /> : undefined}
        where={placeOf}
        words={words}
        onJump={jump}
        actions={
          <Button
            size="large"
            icon={<EyeOutlined aria-hidden />}
            onClick={() => setPreviewing(true)}
          >
            {t`Preview`}
          </Button>
        }
      >
        <SharedFields several={languages.length > 1} />
        <LanguageWorkbench
          languages={languages}
          active={active}
          onActivate={setActive}
          completeness={(code) => completeness(values.versions[code])}
        >
          {({ code }) => (
            <LanguageFields code={code} languages={languages} source={source} known={known} />
          )}
        </LanguageWorkbench>
      </EditFrame>
      <BannerPreviewDialog
        open={previewing}
        values={values}
        languages={languages}
        active={active}
        onClose={() => setPreviewing(false)}
      />
    </PageFrame>
  );
}

/** Whether the banner is on the site, in words. */
function PublishedState({ banner }: { banner: Banner | null }) {
  if (!banner) return <Trans>Not published yet</Trans>;
  return banner.top === 1 ? <Trans>Published, pinned</Trans> : <Trans>Published</Trans>;
}
