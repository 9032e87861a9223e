import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { languageAttributes } from '@/i18n/locales';
import { useLanguageNames } from '@/admin/shared/language-names';
import { SentenceSpace } from '@/ui/sentence-space';
import type { Disagreement } from './sibling-orders';
import type { Order } from './use-order';

interface OrderDisagreementProps {
  disagreements: readonly Disagreement[];
  orderApplication: Order<unknown>['orderApplication'];
  /** Returns the name of the parent whose items differ; undefined at the top level. */
  parentNameOf?: (parent: string) => string | undefined;
  /** Explains how the languages were matched. */
  note?: ReactNode;
  action?: ReactNode;
}

/** The same width for each list: those of a language are below each other. */
const LIST_STYLE = { flexBasis: 220, minInlineSize: 0 };

const WRAPPING_STYLE = { blockSize: 'auto', whiteSpace: 'normal' };

/** Renders the items whose order differs between languages, and buttons that apply the order of one language to all. */
export function OrderDisagreement(props: OrderDisagreementProps) {
  const { disagreements, orderApplication, parentNameOf, note, action } = props;
  const { t } = useLingui();
  const { nameOf } = useLanguageNames();
  if (disagreements.length === 0) return null;
  const codes = [...new Set(disagreements.flatMap(({ orders }) => orders.map(({ lang }) => lang)))];
  const { lang: pendingLang, failure } = orderApplication;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      style={{ marginBlockEnd: 12 }}
      title={<Trans>The order differs between languages</Trans>}
      description={
        <Flex vertical gap="middle">
          {note}
          {disagreements.map(({ parent, orders }) => {
            const parentName = parentNameOf?.(parent);
            return (
              <div key={parent}>
                {parentName !== undefined && (
                  <Typography.Text strong>
                    <Trans>In “{parentName}”</Trans>
                  </Typography.Text>
                )}
                <Flex wrap gap="large">
                  {orders.map(({ lang, items }) => (
                    <div key={lang} style={LIST_STYLE}>
                      <Typography.Text type="secondary">{nameOf(lang)}</Typography.Text>
                      <ol
                        {...languageAttributes(lang)}
                        style={{ margin: 0, paddingInlineStart: '2em' }}
                      >
                        {items.map(({ no, name, position }) => (
                          <li key={no} value={position}>
                            {name}
                          </li>
                        ))}
                      </ol>
                    </div>
                  ))}
                </Flex>
              </div>
            );
          })}
          {failure && (
            <Typography.Text type="danger">
              <Trans>Couldn’t confirm that all languages have the chosen order.</Trans>
              <SentenceSpace />
              {failure.message}
            </Typography.Text>
          )}
          <Flex wrap gap="small">
            {codes.map((code) => {
              const language = nameOf(code);
              return (
                <Button
                  key={code}
                  size="small"
                  style={WRAPPING_STYLE}
                  disabled={pendingLang !== undefined && pendingLang !== code}
                  loading={pendingLang === code}
                  onClick={() => orderApplication.start(code)}
                >
                  {t`Use the order of ${language}`}
                </Button>
              );
            })}
            {action}
          </Flex>
        </Flex>
      }
    />
  );
}
