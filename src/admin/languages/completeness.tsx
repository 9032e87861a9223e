import {
  CheckCircleOutlined,
  ExclamationCircleOutlined,
  MinusCircleOutlined,
} from '@ant-design/icons';
import { Trans } from '@lingui/react/macro';
import { Typography } from 'antd';

/** How far a language version is: nothing in it, something missing, or everything there. */
export type Completeness = 'empty' | 'incomplete' | 'complete';

/** A version's completeness in words, with a sign beside them. */
export function CompletenessMark({ state }: { state: Completeness }) {
  switch (state) {
    case 'complete':
      return (
        <Typography.Text type="success">
          <CheckCircleOutlined aria-hidden /> <Trans>complete</Trans>
        </Typography.Text>
      );
    case 'incomplete':
      return (
        <Typography.Text type="warning">
          <ExclamationCircleOutlined aria-hidden /> <Trans>incomplete</Trans>
        </Typography.Text>
      );
    case 'empty':
      return (
        <Typography.Text type="secondary">
          <MinusCircleOutlined aria-hidden /> <Trans>empty</Trans>
        </Typography.Text>
      );
  }
}
