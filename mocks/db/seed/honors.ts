import type { ArticleSeed } from './types';

/** The 28 honors of the firm, H-0001 to H-0028, oldest first. They have no catalogue (§3). */
export const honorSeeds: ArticleSeed[] = [
  {
    no: 'H-0001',
    cover: 'cover-11.webp',
    createTime: '2016-12-15 10:00:00',
    views: 612,
    operatorName: 'Wang Li',
    versions: {
      en_US: {
        title: 'Meridian Legal Directory 2017: recommended in nine practice areas',
        content: [
          '<p>The <em>Meridian Legal Directory</em> recommends the firm in nine practice areas in its edition for 2017, two more than the year before. Corporate and M&amp;A and International Arbitration are placed in the first tier.</p>',
          '<p>The editors quote a client in the engineering industry: “They tell you on the first call what cannot be done, and spend the rest of the time on what can.”</p>',
        ].join(''),
      },
      zh_CN: {
        title: '《经纬法律名录》2017：九个业务领域获推荐',
        content: [
          '<p>在最新发布的《经纬法律名录》2017年版中，本所共有九个业务领域获得推荐，较上年增加两个，其中“公司与并购”“国际仲裁”位列第一梯队。</p>',
          '<p>编辑部援引一位工程行业客户的评价：“他们在第一次通话时就会坦率告知哪些事情行不通，然后把余下的时间用在可行的方案上。”</p>',
        ].join(''),
      },
    },
  },
  {
    no: 'H-0002',
    createTime: '2017-04-20 09:30:00',
    views: 430,
    operatorName: 'Chen Yun',
    versions: {
      en_US: {
        title: 'Lantern Asia Law Awards 2017: Outbound Deal of the Year',
        content:
          '<p>The acquisition of the machine-tool maker Brandt &amp; Söhne by Lanwei Precision, in which the firm led for the buyer, has been named Outbound Deal of the Year at the Lantern Asia Law Awards in Singapore.</p>',
      },
      zh_CN: {
        title: '明灯亚洲法律大奖2017：年度最佳境外投资交易',
        content:
          '<p>在新加坡举行的明灯亚洲法律大奖颁奖典礼上，本所担任收购方牵头律师的“澜威精密收购德国布兰特公司”项目荣获“年度最佳境外投资交易”。</p>',
      },
    },
  },
  {
    no: 'H-0003',
    cover: 'cover-12.webp',
    createTime: '2017-09-28 14:15:00',
    views: 388,
    operatorName: 'Emma Hughes',
    versions: {
      en_US: {
        title: 'Pacific Rim Arbitration Review: among the thirty leading teams',
        content: [
          '<p>The <em>Pacific Rim Arbitration Review</em> lists the firm among the thirty leading arbitration teams in the region. The list is drawn from the number of hearings held, the sums in dispute and confidential interviews with arbitrators.</p>',
          '<p>It is the first time that a firm with its head office in Beijing has been included for work before institutions on three continents.</p>',
        ].join(''),
      },
      zh_CN: {
        title: '《环太平洋仲裁评论》：入选三十强仲裁团队',
        content: [
          '<p>本所入选《环太平洋仲裁评论》评选的区域三十强仲裁团队。该榜单综合考量开庭案件数量、争议金额以及对仲裁员的匿名访谈意见。</p>',
          '<p>总部位于北京的律师事务所凭借在三大洲仲裁机构的代理业绩入选，尚属首次。</p>',
        ].join(''),
      },
    },
  },
  {
    no: 'H-0004',
    createTime: '2018-01-25 11:20:00',
    views: 512,
    operatorName: 'Wang Li',
    versions: {
      en_US: {
        title: 'Counsel Ledger Brand Protection Prize 2018',
        content:
          '<p>The monthly <em>Counsel Ledger</em> awards its Brand Protection Prize to our Intellectual Property team for the recovery of a Scandinavian coffee roaster’s marks. The jury praised “the patience to read six hundred and forty entries in a register”.</p>',
      },
      zh_CN: {
        title: '《法务纪要》2018年度品牌保护奖',
        content:
          '<p>本所知识产权团队代理某北欧咖啡品牌宣告抢注商标无效一案，获《法务纪要》月刊授予“年度品牌保护奖”。评委会称赞团队“逐件核对六百四十件商标档案的耐心”。</p>',
      },
    },
  },
  {
    no: 'H-0005',
    cover: 'cover-13.webp',
    createTime: '2018-05-31 15:40:00',
    views: 701,
    operatorName: 'Chen Yun',
    versions: {
      zh_CN: {
        title: '京华律业年鉴2018：年度综合实力二十强',
        content: [
          '<p>《京华律业年鉴》发布2018年度律师事务所综合实力榜，本所位列第十四位，较上年上升三位。</p>',
          '<p>该年鉴以执业律师人数、人均创收、重大项目业绩、公益法律服务时长及青年律师培养五项指标为评价依据，全部数据经第三方会计机构复核。</p>',
        ].join(''),
      },
    },
  },
  {
    no: 'H-0006',
    createTime: '2018-10-18 09:10:00',
    views: 355,
    operatorName: 'Emma Hughes',
    versions: {
      en_US: {
        title: 'Silk & Harbour Awards 2018: Merger Control Team of the Year',
        content:
          '<p>Our Antitrust and Competition team has been named Merger Control Team of the Year at the Silk &amp; Harbour Awards in Hong Kong, chiefly for the conditional clearance of a merger between two makers of marine coatings.</p>',
      },
      zh_CN: {
        title: '丝路与港湾法律大奖2018：年度经营者集中团队',
        content:
          '<p>在香港举行的丝路与港湾法律大奖评选中，本所反垄断与竞争团队凭借协助两家船舶涂料企业取得附条件批准等项目，荣膺“年度经营者集中团队”。</p>',
      },
    },
  },
  {
    no: 'H-0007',
    createTime: '2019-03-14 10:25:00',
    views: 467,
    operatorName: 'Wang Li',
    versions: {
      en_US: {
        title: 'Meridian Legal Directory 2019: eleven practices, four in the first tier',
        content: [
          '<p>The firm is recommended in eleven practices in the <em>Meridian Legal Directory 2019</em>. Corporate and M&amp;A, International Arbitration, Intellectual Property and Employment are in the first tier.</p>',
          '<p>Nineteen lawyers are recommended by name, six of them for the first time.</p>',
        ].join(''),
      },
      zh_CN: {
        title: '《经纬法律名录》2019：十一个领域获推荐，四个位列第一梯队',
        content: [
          '<p>《经纬法律名录》2019年版发布，本所十一个业务领域获得推荐，其中公司与并购、国际仲裁、知识产权、劳动与雇佣位列第一梯队。</p>',
          '<p>共有十九位律师获个人推荐，其中六位系首次入选。</p>',
        ].join(''),
      },
    },
  },
  {
    no: 'H-0008',
    cover: 'cover-15.webp',
    createTime: '2019-07-11 16:05:00',
    views: 298,
    operatorName: 'Emma Hughes',
    versions: {
      en_US: {
        title: 'Thames & Pearl List: London’s ten best newcomers',
        content: [
          '<p>Three years after it opened, our London office is included in the <em>Thames &amp; Pearl List</em> of the ten best newcomers to the City. The editors note that “every matter seems to have someone awake in the right time zone”.</p>',
          '<p>The list is published for readers in the United Kingdom and appears in English only.</p>',
        ].join(''),
      },
    },
  },
  {
    no: 'H-0009',
    cover: 'cover-16.webp',
    createTime: '2019-11-21 13:50:00',
    views: 534,
    operatorName: 'Chen Yun',
    versions: {
      en_US: {
        title: 'Lantern Asia Law Awards 2019: Equity Market Deal of the Year',
        content:
          '<p>The listing of Xinheng Instruments on the STAR Market, in which the firm advised the issuer, is the Equity Market Deal of the Year of the Lantern Asia Law Awards 2019.</p>',
      },
      zh_CN: {
        title: '明灯亚洲法律大奖2019：年度最佳股权融资项目',
        content:
          '<p>本所担任发行人律师的芯衡仪器科创板首次公开发行项目，荣获明灯亚洲法律大奖2019“年度最佳股权融资项目”。</p>',
      },
    },
  },
  {
    no: 'H-0010',
    createTime: '2020-04-16 09:45:00',
    views: 645,
    operatorName: 'Wang Li',
    versions: {
      en_US: {
        title: 'Open Door Medal for pro bono advice to small businesses',
        content: [
          '<p>The Open Door Foundation has awarded the firm its medal for a telephone service that advised more than 900 small businesses on rents, wages and deliveries between February and April 2020.</p>',
          '<p>One hundred and twenty of our lawyers and trainees took part. The questions most often asked are answered in a booklet that remains available free of charge.</p>',
        ].join(''),
      },
      zh_CN: {
        title: '荣获“敞开之门”公益奖章',
        content: [
          '<p>2020年2月至4月，本所开通公益法律咨询热线，为九百余家小微企业就租金减免、工资支付及合同履行等问题提供免费咨询，获“敞开之门”公益基金会授予年度奖章。</p>',
          '<p>共有一百二十位律师及实习律师参与值守，常见问题已汇编成册，供社会公众免费取阅。</p>',
        ].join(''),
      },
    },
  },
  {
    no: 'H-0011',
    createTime: '2020-08-27 11:00:00',
    views: 402,
    operatorName: 'Chen Yun',
    versions: {
      en_US: {
        title: 'Pacific Rim Arbitration Review 2020: Interim Measures Case of the Year',
        content:
          '<p>For one of the first mainland preservation orders in aid of a Hong Kong arbitration, our Beijing, Shanghai and Hong Kong offices receive the Interim Measures Case of the Year award of the <em>Pacific Rim Arbitration Review</em>.</p>',
      },
      zh_CN: {
        title: '《环太平洋仲裁评论》2020：年度仲裁保全案例',
        content:
          '<p>本所北京、上海、香港三地团队协作，依据两地仲裁保全安排取得内地法院较早的一批保全裁定，获《环太平洋仲裁评论》评为“年度仲裁保全案例”。</p>',
      },
    },
  },
  {
    no: 'H-0012',
    cover: 'cover-17.webp',
    createTime: '2020-12-10 14:30:00',
    views: 376,
    operatorName: 'Emma Hughes',
    versions: {
      en_US: {
        title: 'Ardent Employer Survey 2020: first among international law firms in Shanghai',
        content:
          '<p>Law students and young lawyers at fourteen universities have voted the firm the most attractive international employer in Shanghai. The survey asks about training, feedback, working hours and the chance to appear before courts and tribunals early.</p>',
      },
      zh_CN: {
        title: '挚业雇主调查2020：上海地区国际化律所最佳雇主第一名',
        content:
          '<p>由十四所高校法科学生及青年律师参与投票的挚业雇主调查结果揭晓，本所在上海地区国际化律师事务所中位列第一。调查内容涵盖业务培训、带教反馈、工作时长以及独立出庭机会等。</p>',
      },
    },
  },
  {
    no: 'H-0013',
    cover: 'cover-18.webp',
    createTime: '2021-03-25 10:10:00',
    views: 489,
    operatorName: 'Wang Li',
    versions: {
      en_US: {
        title: 'Counsel Ledger 2021: Trade Secret Judgment of the Year',
        content: [
          '<p>The judgment obtained by our firm for a maker of battery separators is the Trade Secret Judgment of the Year of the <em>Counsel Ledger</em>.</p>',
          '<p>The jury of in-house counsel called it “a map for everybody who has to prove what happened behind another company’s walls”.</p>',
        ].join(''),
      },
      zh_CN: {
        title: '《法务纪要》2021：年度商业秘密判例',
        content: [
          '<p>本所代理的电池隔膜技术秘密侵权案，获《法务纪要》评为“年度商业秘密判例”。</p>',
          '<p>由企业法务负责人组成的评委会认为，该案“为破解商业秘密举证难题提供了清晰的路径”。</p>',
        ].join(''),
      },
    },
  },
  {
    no: 'H-0014',
    createTime: '2021-09-16 15:15:00',
    views: 357,
    operatorName: 'Chen Yun',
    versions: {
      en_US: {
        title: 'Turnaround Asia 2021: Reorganisation of the Year',
        content:
          '<p>The reorganisation of Yongtai Department Stores, with partners of the firm as administrators, was chosen as Reorganisation of the Year by the magazine <em>Turnaround Asia</em>, in particular for the early payment of 1,400 holders of prepaid cards.</p>',
      },
      zh_CN: {
        title: '《亚洲重整》2021：年度重整案例',
        content:
          '<p>本所担任联合管理人的永泰百货集团重整案，获《亚洲重整》杂志评为“年度重整案例”。该案对一千四百余名预付卡消费者先行清偿的安排尤受好评。</p>',
      },
    },
  },
  {
    no: 'H-0015',
    createTime: '2021-12-16 09:20:00',
    views: 421,
    operatorName: 'Emma Hughes',
    versions: {
      en_US: {
        title: 'Meridian Legal Directory 2022: first tier for Data Protection and Cybersecurity',
        content: [
          '<p>In its first ranking of the field the <em>Meridian Legal Directory</em> places our Data Protection and Cybersecurity practice in the first of four tiers.</p>',
          '<p>The firm is recommended in thirteen practices altogether.</p>',
        ].join(''),
      },
      zh_CN: {
        title: '《经纬法律名录》2022：数据保护与网络安全领域位列第一梯队',
        content: [
          '<p>《经纬法律名录》首次设立数据保护与网络安全榜单，本所位列四个梯队中的第一梯队。</p>',
          '<p>本所在该年度版本中共有十三个业务领域获得推荐。</p>',
        ].join(''),
      },
    },
  },
  {
    no: 'H-0016',
    cover: 'cover-19.webp',
    createTime: '2022-07-21 10:40:00',
    views: 533,
    operatorName: 'Wang Li',
    versions: {
      zh_CN: {
        title: '“明衡杯”2022年度资产证券化与REITs最佳法律服务机构',
        content: [
          '<p>本所在“明衡杯”资产证券化年度评选中荣获“最佳法律服务机构”。本次评选由境内三十二家证券公司、基金管理公司及评估机构投票产生。</p>',
          '<p>评选期内，本所共参与基础设施公募REITs项目五单、企业资产支持专项计划四十六单，底层资产涵盖产业园区、高速公路、保障性租赁住房及新能源电站。</p>',
        ].join(''),
      },
    },
  },
  {
    no: 'H-0017',
    cover: 'cover-20.webp',
    createTime: '2022-10-27 13:05:00',
    views: 344,
    operatorName: 'Chen Yun',
    versions: {
      en_US: {
        title: 'Silk & Harbour Awards 2022: Cross-border Insolvency Team of the Year',
        content:
          '<p>At the Silk &amp; Harbour Awards 2022 our Shenzhen and Hong Kong offices share the prize for Cross-border Insolvency Team of the Year, after obtaining recognition for Hong Kong liquidators under the pilot measures.</p>',
      },
      zh_CN: {
        title: '丝路与港湾法律大奖2022：年度跨境破产团队',
        content:
          '<p>凭借协助香港清盘人在试点法院取得认可与协助等项目，本所深圳、香港两地团队共同荣获丝路与港湾法律大奖2022“年度跨境破产团队”。</p>',
      },
    },
  },
  {
    no: 'H-0018',
    createTime: '2023-02-23 16:20:00',
    views: 398,
    operatorName: 'Emma Hughes',
    versions: {
      en_US: {
        title: 'Even Bench Index 2023: gender balance in the partnership',
        content: [
          '<p>The Even Bench Index compares the share of women among partners, in management and among those newly promoted. The firm comes fourth of sixty firms in the region, with women as 44 per cent of its partners.</p>',
          '<p>We publish our figures every year, including those that we are not yet satisfied with.</p>',
        ].join(''),
      },
      zh_CN: {
        title: '“平席”指数2023：合伙人性别平衡位列前五',
        content: [
          '<p>“平席”指数从合伙人、管理层及新晋合伙人三个维度衡量律师事务所的性别平衡。本所女性合伙人占比44%，在参评的六十家律师事务所中位列第四。</p>',
          '<p>本所每年公布相关数据，包括尚待改进之处。</p>',
        ].join(''),
      },
    },
  },
  {
    no: 'H-0019',
    createTime: '2023-06-15 09:55:00',
    views: 276,
    operatorName: 'Emma Hughes',
    versions: {
      en_US: {
        title: 'North Sea Construction Disputes Guide 2023: highly regarded',
        content:
          '<p>The <em>North Sea Construction Disputes Guide</em> calls our London team “highly regarded” for disputes about energy and infrastructure projects with Chinese contractors. It is one of three firms in the category, and the only one with its roots in Asia.</p>',
      },
    },
  },
  {
    no: 'H-0020',
    cover: 'cover-21.webp',
    createTime: '2023-12-14 11:35:00',
    views: 455,
    operatorName: 'Wang Li',
    versions: {
      en_US: {
        title: 'Lantern Asia Law Awards 2023: Intellectual Property Firm of the Year, China',
        content:
          '<p>For the second time in five years the firm has been named Intellectual Property Firm of the Year for China. The award takes account of results in court, work before the patent and trade mark offices, and the opinion of 240 rights holders.</p>',
      },
      zh_CN: {
        title: '明灯亚洲法律大奖2023：中国年度知识产权律师事务所',
        content:
          '<p>本所荣获明灯亚洲法律大奖2023“中国年度知识产权律师事务所”，系五年内第二次获此殊荣。该奖项综合评价诉讼成果、专利商标行政程序业绩以及二百四十家权利人的反馈意见。</p>',
      },
    },
  },
  {
    no: 'H-0021',
    createTime: '2024-03-28 14:50:00',
    views: 412,
    operatorName: 'Chen Yun',
    versions: {
      en_US: {
        title: 'Meridian Legal Directory 2024: twenty-eight lawyers recommended',
        content: [
          '<p>The <em>Meridian Legal Directory 2024</em> recommends twenty-eight lawyers of the firm in fourteen practices, among them five under the age of forty.</p>',
          '<p>Clients describe the teams as “calm under pressure” and “refreshingly brief”.</p>',
        ].join(''),
      },
      zh_CN: {
        title: '《经纬法律名录》2024：二十八位律师获个人推荐',
        content: [
          '<p>《经纬法律名录》2024年版推荐本所十四个业务领域及二十八位律师，其中五位不满四十周岁。</p>',
          '<p>客户评价本所团队“临事沉着”“言简意赅”。</p>',
        ].join(''),
      },
    },
  },
  {
    no: 'H-0022',
    cover: 'cover-22.webp',
    top: 1,
    createTime: '2024-11-28 10:15:00',
    updateTime: '2024-12-02 09:00:00',
    views: 1320,
    operatorName: 'Wang Li',
    versions: {
      en_US: {
        title: 'Lantern Asia Law Awards 2024: China Firm of the Year',
        content: [
          '<p>The firm is China Firm of the Year at the Lantern Asia Law Awards 2024. The jury of forty general counsel met in Hong Kong and voted in secret on a list of seven.</p>',
          '<p>In its statement the jury refers to the sale of a majority in Ashdown Foods’ Chinese business, to the first registrations in Hong Kong of mainland judgments under the new arrangement, and to “a house style that respects the reader’s time”.</p>',
          '<p>We thank our clients, and every colleague whose name does not appear on the certificate.</p>',
        ].join(''),
      },
      zh_CN: {
        title: '明灯亚洲法律大奖2024：中国年度律师事务所',
        content: [
          '<p>本所荣膺明灯亚洲法律大奖2024“中国年度律师事务所”。由四十位企业总法律顾问组成的评委会在香港召开会议，从七家入围机构中以无记名投票方式选出获奖者。</p>',
          '<p>评委会特别提及阿什当食品集团中国业务控股权出售项目、新安排下内地判决在香港的首批登记执行，以及本所“尊重读者时间的行文风格”。</p>',
          '<p>感谢客户的信任，也感谢每一位名字未出现在奖状上的同事。</p>',
        ].join(''),
      },
    },
  },
  {
    no: 'H-0023',
    createTime: '2025-03-20 09:35:00',
    views: 367,
    operatorName: 'Emma Hughes',
    versions: {
      en_US: {
        title: 'Clear Statute Prize 2025 for plain legal writing',
        content:
          '<p>Our bilingual client guide to the new Company Law has won the Clear Statute Prize for plain legal writing. The jury of linguists and judges read every entry aloud before voting.</p>',
      },
      zh_CN: {
        title: '“明白条文”奖2025：法律文书写作优秀作品',
        content:
          '<p>本所编写的新《公司法》双语实务指引荣获“明白条文”奖。由语言学者与退休法官组成的评委会，对每份参评作品均逐篇朗读后投票。</p>',
      },
    },
  },
  {
    no: 'H-0024',
    cover: 'cover-23.webp',
    createTime: '2025-07-17 15:25:00',
    views: 331,
    operatorName: 'Chen Yun',
    versions: {
      en_US: {
        title: 'Silk & Harbour Awards 2025: Energy and Infrastructure Team of the Year',
        content: [
          '<p>The prize was awarded for work on 2.4 gigawatts of wind and solar power in six countries, from land and grid to finance and, in one case, arbitration.</p>',
          '<p>It is shared by colleagues in Beijing, Shenzhen and London.</p>',
        ].join(''),
      },
      zh_CN: {
        title: '丝路与港湾法律大奖2025：年度能源与基础设施团队',
        content: [
          '<p>本所凭借在六个国家合计240万千瓦风电、光伏项目中的表现荣获该奖，服务内容涵盖用地、并网、融资乃至争议仲裁。</p>',
          '<p>该奖项由北京、深圳、伦敦三地团队共同获得。</p>',
        ].join(''),
      },
    },
  },
  {
    no: 'H-0025',
    createTime: '2025-11-27 10:30:00',
    views: 402,
    operatorName: 'Wang Li',
    versions: {
      en_US: {
        title: 'Open Door Foundation: Employment Clinic of the Year 2025',
        content:
          '<p>Our free employment clinic, open every Thursday evening in Beijing and Shanghai, has been chosen as Clinic of the Year. In twelve months it advised 1,140 people and went to court for nineteen of them.</p>',
      },
      zh_CN: {
        title: '“敞开之门”公益基金会：2025年度劳动法律援助项目',
        content:
          '<p>本所在北京、上海每周四晚间开设的劳动法律公益咨询，获评“敞开之门”公益基金会年度法律援助项目。过去十二个月内，该项目为一千一百四十人提供咨询，并代理其中十九人提起仲裁或诉讼。</p>',
      },
    },
  },
  {
    no: 'H-0026',
    cover: 'cover-24.webp',
    createTime: '2026-03-19 13:40:00',
    views: 389,
    operatorName: 'Emma Hughes',
    versions: {
      en_US: {
        title: 'Pacific Rim Arbitration Review 2026: eighth in the region',
        content:
          '<p>Nine years after it first appeared among the leading thirty, the firm is ranked eighth in the <em>Pacific Rim Arbitration Review</em>. Our lawyers sat or pleaded in 61 hearings last year.</p>',
      },
      zh_CN: {
        title: '《环太平洋仲裁评论》2026：位列区域第八',
        content:
          '<p>在《环太平洋仲裁评论》2026年度榜单中，本所位列区域第八，距首次入选三十强已有九年。过去一年，本所律师担任仲裁员或代理人参与开庭六十一场。</p>',
      },
    },
  },
  {
    no: 'H-0027',
    cover: 'cover-01.webp',
    top: 1,
    createTime: '2026-06-11 09:00:00',
    updateTime: '2026-06-15 11:30:00',
    views: 1648,
    operatorName: 'Wang Li',
    versions: {
      en_US: {
        title: 'Meridian Legal Directory 2026: first tier in eight practices',
        content: [
          '<p>The <em>Meridian Legal Directory 2026</em> places the firm in the first tier in eight practices: Corporate and M&amp;A, Dispute Resolution, International Arbitration, Intellectual Property, Data Protection and Cybersecurity, Antitrust and Competition, Employment, and Energy and Infrastructure.</p>',
          '<p>Fifteen of our sixteen fields are recommended, and thirty-four lawyers are named. The directory is based on 6,200 interviews with clients and on the files of more than 900 matters.</p>',
        ].join(''),
      },
      zh_CN: {
        title: '《经纬法律名录》2026：八个业务领域位列第一梯队',
        content: [
          '<p>《经纬法律名录》2026年版发布，本所在公司与并购、争议解决、国际仲裁、知识产权、数据保护与网络安全、反垄断与竞争、劳动与雇佣、能源与基础设施八个领域位列第一梯队。</p>',
          '<p>本所十六个业务领域中有十五个获得推荐，三十四位律师获个人推荐。该名录以六千二百份客户访谈及九百余个项目档案为依据。</p>',
        ].join(''),
      },
    },
  },
  {
    no: 'H-0028',
    createTime: '2026-10-29 16:10:00',
    views: 214,
    operatorName: 'Chen Yun',
    versions: {
      en_US: {
        title: 'Lantern Asia Law Awards 2026: Medical Technology Deal of the Year',
        content:
          '<p>Ruikang Medical’s acquisition of Officine Galvani in Bologna, led for the buyer by our firm, is the Medical Technology Deal of the Year. It was one of four nominations for the firm this autumn.</p>',
      },
      zh_CN: {
        title: '明灯亚洲法律大奖2026：年度最佳医疗科技交易',
        content:
          '<p>本所担任收购方牵头律师的“瑞康医疗收购意大利伽尔瓦尼公司”项目荣获“年度最佳医疗科技交易”。本所今秋共获四项提名。</p>',
      },
    },
  },
];
