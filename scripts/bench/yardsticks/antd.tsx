// antd's own layout, menu, inputs, table and dialog over a list of news, without code of the product: the
// yardstick of the admin area.
import {
  FileTextOutlined,
  GlobalOutlined,
  PictureOutlined,
  SolutionOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import {
  Button,
  DatePicker,
  Input,
  Layout,
  Menu,
  Modal,
  Select,
  Space,
  Table,
  Typography,
} from 'antd';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import useSWR from 'swr';
import { fetchList } from './fetch-list';

interface News {
  id: number;
  no: string;
  title: string;
  createTime: string;
  operatorName: string;
  views: number;
}

const NEWS_PATH = 'user/latest-news?page=1&pageSize=10';

const ENTRIES = [
  { key: 'articles', icon: <FileTextOutlined />, label: 'Articles' },
  { key: 'banners', icon: <PictureOutlined />, label: 'Banners' },
  { key: 'people', icon: <TeamOutlined />, label: 'People' },
  { key: 'expertise', icon: <SolutionOutlined />, label: 'Expertise' },
  { key: 'site', icon: <GlobalOutlined />, label: 'Site' },
];

const COLUMNS = [
  { title: 'Number', dataIndex: 'no' },
  { title: 'Title', dataIndex: 'title' },
  { title: 'Written', dataIndex: 'createTime' },
  { title: 'By', dataIndex: 'operatorName' },
  { title: 'Views', dataIndex: 'views' },
];

const LANGUAGES = [
  { value: 'en_US', label: 'English' },
  { value: 'zh_CN', label: '简体中文' },
];

const STATES = [
  { value: 'pinned', label: 'Pinned' },
  { value: 'external', label: 'External' },
];

function Screen() {
  const { data, isLoading } = useSWR(NEWS_PATH, fetchList<News>);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  return (
    <Layout style={{ minHeight: '100vh' }}>
      <Layout.Sider breakpoint="lg" collapsedWidth={0}>
        <Menu theme="dark" mode="inline" items={ENTRIES} defaultSelectedKeys={['articles']} />
      </Layout.Sider>
      <Layout>
        <Layout.Header>
          <Button onClick={() => setIsDialogOpen(true)}>New</Button>
        </Layout.Header>
        <Layout.Content style={{ padding: 16 }}>
          <Typography.Title>News</Typography.Title>
          <Space wrap>
            <Input.Search placeholder="Title" />
            <Select placeholder="Language" options={LANGUAGES} style={{ width: 160 }} />
            <Select placeholder="State" options={STATES} style={{ width: 160 }} />
            <DatePicker.RangePicker />
          </Space>
          <Table<News>
            rowKey="id"
            rowSelection={{}}
            columns={COLUMNS}
            dataSource={data ?? []}
            loading={isLoading}
            scroll={{ x: 800 }}
            pagination={{ total: 79, pageSize: 10, showSizeChanger: false }}
          />
          <Modal title="New" open={isDialogOpen} onCancel={() => setIsDialogOpen(false)}>
            <Input placeholder="Title" />
          </Modal>
        </Layout.Content>
      </Layout>
    </Layout>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Screen />
    </StrictMode>,
  );
}
