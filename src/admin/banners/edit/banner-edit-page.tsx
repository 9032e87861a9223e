import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router';
import { App } from 'antd';
import { fetchBanner, type BannerInput } from '@/api/admin/banners';
import { useContentLanguages } from '@/api/admin/languages';
import { EditedItemForm } from '@/admin/edit-form/edited-item-form';
import { EditScreen } from '@/admin/edit-form/edit-screen';
import { PublicationState, PublishedMessage } from '@/admin/edit-form/published-message';
import { NeighborButtons } from '@/admin/edit-form/neighbor-buttons';
import { nullIfNotFound } from '@/admin/edit-form/null-if-not-found';
import { draftNameOf, useEditedItem } from '@/admin/edit-form/edited-item';
import { useFieldLabels } from '@/admin/edit-form/differences';
import { LinkButton } from '@/admin/page/link-button';
import { SITE_PATHS } from '@/lib/site-paths';
import { NEW_BANNER_ID } from '@/admin/banners/banner-search';
import {
  compareBanners,
  findNewBanners,
  refetchBanners,
  storeBanners,
  prepareToFindNewBanners,
} from './banner-calls';
import { LanguageFields, SharedFields } from './banner-fields';
import { BannerPreviewButton } from './banner-preview-button';
import { useBannerSchema } from './banner-schema';
import {
  toBannerInputs,
  toBannerValues,
  completenessOf,
  toNewBannerValues,
  type Banners,
  type BannerValues,
} from './banner-values';

interface BannerEditPageProps {
  /** The id of the banner to edit; undefined for a new one. */
  id: string | undefined;
  copy: string | undefined;
}

const route = getRouteApi('/admin/banner/list');
const FORM_NAMES = { names: { imgPath: 'picture', linkUrl: 'link' } };

function useEditedBanner({ id, copy }: BannerEditPageProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const { language, restore } = route.useSearch();
  const bannerId = id ?? copy;
  return useEditedItem<Banners, BannerValues, BannerInput[]>({
    itemKey: bannerId,
    isNew: id === undefined,
    listLink: { to: '/admin/banner/list', search: { language } },
    draftName: draftNameOf('banners', id, copy),
    load: async (_, banners) => {
      if (banners) return refetchBanners(banners);
      const banner = await nullIfNotFound(fetchBanner(bannerId ?? ''));
      return banner && [banner];
    },
    toValues: (banners, languages) => {
      const [banner] = banners ?? [];
      return banner ? toBannerValues(banner) : toNewBannerValues(languages);
    },
    toCopy: ([source], languages) => toNewBannerValues(languages, source),
    restoredId: restore,
    // A banner has one language (D26).
    toRestored: ([banner], languages) =>
      banner ? toBannerValues(banner) : toNewBannerValues(languages),
    toBody: toBannerInputs,
    formNamesOf: () => FORM_NAMES,
    compare: compareBanners,
    create: async (body, idempotencyKeys) => {
      await storeBanners(body, [], idempotencyKeys);
      return undefined;
    },
    update: async (body, banners, idempotencyKeys) => {
      await storeBanners(body, banners, idempotencyKeys);
      return undefined;
    },
    findNew: (_, body) => findNewBanners(body),
    prepareToFindNew: (_, body) => prepareToFindNewBanners(body),
    navigateTo: async () => {
      void message.success(t`The banner has been published.`);
      const search = { language };
      await navigate({ to: '/admin/banner/list', search, replace: true, ignoreBlocker: true });
    },
  });
}

/** Renders the form of a banner by its id, in its one language (D26), or of a new one in several languages. */
export function BannerEditPage({ id, copy }: BannerEditPageProps) {
  const { t } = useLingui();
  const router = useRouter();
  const { language } = route.useSearch();
  const contentLanguages = useContentLanguages() ?? [];
  const bannerId = id ?? copy;
  const editedItem = useEditedBanner({ id, copy });
  const { storedItem: storedBanners, languages } = editedItem;
  const [banner] = storedBanners ?? [];
  const [source] = editedItem.copySource ?? [];
  const labels = { picture: t`Picture`, link: t`Link`, title: t`Title`, subTitle: t`Subtitle` };
  const fieldLabels = useFieldLabels(labels, languages);
  return (
    <EditScreen
      editedItem={editedItem}
      title={id === undefined ? t`New banner` : t`Edit banner`}
      help={
        banner
          ? t`Publishing updates the banner on the home page immediately, in its language only.`
          : t`Publishing adds a banner to the home page in every language with text. A picture without text is shown in all languages.`
      }
      actions={
        <>
          <NeighborButtons
            section="banners"
            itemKey={id}
            keyOf={({ mainVersion }) => String(mainVersion.id)}
            hrefOf={(key) =>
              router.buildLocation({ to: '/admin/banner/list', search: { language, edit: key } })
                .href
            }
          />
          {banner && contentLanguages.some(({ code }) => code !== banner.lang) && (
            <LinkButton
              to="/admin/banner/list"
              search={{ language, edit: NEW_BANNER_ID, copy: String(banner.id) }}
            >
              <Trans>Duplicate to another language</Trans>
            </LinkButton>
          )}
        </>
      }
      missingMessage={<Trans>Banner {bannerId} was not found. It may have been deleted.</Trans>}
      labels={fieldLabels}
    >
      <EditedItemForm
        editedItem={editedItem}
        schema={useBannerSchema({ storedBanners, languages })}
        labels={fieldLabels}
        publishedState={<PublicationState versions={storedBanners ?? []} />}
        publishedMessage={
          <PublishedMessage>
            <LinkButton
              size="small"
              to="/admin/banner/list"
              search={{ language, edit: NEW_BANNER_ID }}
            >
              <Trans>Create another</Trans>
            </LinkButton>
          </PublishedMessage>
        }
        pages={banner && { path: SITE_PATHS.home, versions: { [banner.lang]: banner } }}
        buttons={<BannerPreviewButton languages={languages} />}
        completenessOf={({ versions }, code) => completenessOf(versions[code])}
        sharedTitle={languages.length > 1 ? undefined : <Trans>Picture and link</Trans>}
        sharedFields={<SharedFields />}
        renderVersion={(code) => (
          <LanguageFields {...{ code, languages, source, contentLanguages }} />
        )}
      />
    </EditScreen>
  );
}
