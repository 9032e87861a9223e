import type { JobSeed, OfficeSeed, PortalSeed, ProfessionalFieldSeed } from './types';

/** The seven jobs of lawyers (§3), in the order in which the firm lists them. */
export const jobSeeds: JobSeed[] = [
  { no: 'job-senior-partner', name: { en_US: 'Senior Partner', zh_CN: '高级合伙人' } },
  { no: 'job-partner', name: { en_US: 'Partner', zh_CN: '合伙人' } },
  { no: 'job-counsel', name: { en_US: 'Counsel', zh_CN: '顾问律师' } },
  { no: 'job-of-counsel', name: { en_US: 'Of Counsel', zh_CN: '特聘顾问' } },
  { no: 'job-senior-associate', name: { en_US: 'Senior Associate', zh_CN: '资深律师' } },
  { no: 'job-associate', name: { en_US: 'Associate', zh_CN: '律师' } },
  { no: 'job-trainee', name: { en_US: 'Trainee Solicitor', zh_CN: '实习律师' } },
];

/** The firm's five offices (§3, D26); the buildings and streets do not exist. */
export const officeSeeds: OfficeSeed[] = [
  {
    key: 'beijing',
    name: { en_US: 'Beijing', zh_CN: '北京' },
    address: {
      en_US: 'Level 21, Hengyue Tower, 18 Jingyuan Road, Chaoyang District, Beijing',
      zh_CN: '北京市朝阳区景源路18号衡岳大厦21层',
    },
    email: 'beijing@harcourt-lin.example',
    contactNumber: '+86 10 5550 0100',
    bottomWebsiteShow: 1,
  },
  {
    key: 'shanghai',
    name: { en_US: 'Shanghai', zh_CN: '上海' },
    address: {
      en_US: 'Level 34, Lanting Centre, 606 Haixi Road, Pudong New Area, Shanghai',
      zh_CN: '上海市浦东新区海汐路606号澜庭中心34层',
    },
    email: 'shanghai@harcourt-lin.example',
    contactNumber: '+86 21 5550 0100',
    bottomWebsiteShow: 1,
  },
  {
    key: 'shenzhen',
    name: { en_US: 'Shenzhen', zh_CN: '深圳' },
    address: {
      en_US: 'Level 16, Block B, Qianwan Plaza, 9 Linhai Second Road, Nanshan District, Shenzhen',
      zh_CN: '深圳市南山区临海二路9号前湾广场B座16层',
    },
    email: 'shenzhen@harcourt-lin.example',
    contactNumber: '+86 755 5550 0100',
    bottomWebsiteShow: 1,
  },
  {
    key: 'hongkong',
    name: { en_US: 'Hong Kong', zh_CN: '香港' },
    address: {
      en_US: '28th Floor, Wing Harbour House, 60 Queensmead Road, Central, Hong Kong',
      zh_CN: '香港中环皇后园道60号永港大厦28楼',
    },
    email: 'hongkong@harcourt-lin.example',
    contactNumber: '+852 5550 0100',
    bottomWebsiteShow: 1,
  },
  {
    key: 'london',
    name: { en_US: 'London', zh_CN: '伦敦' },
    address: {
      en_US: '4th Floor, 11 Larkspur Court, London EC2',
      zh_CN: '英国伦敦EC2区拉克斯珀院11号4层（4th Floor, 11 Larkspur Court, London EC2）',
    },
    email: 'london@harcourt-lin.example',
    contactNumber: '+44 20 7946 0100',
    bottomWebsiteShow: 0,
  },
];

/** The sixteen professional fields (§3). No lawyer has `tax`, so that one page shows an empty list of lawyers. */
export const professionalFieldSeeds: ProfessionalFieldSeed[] = [
  {
    key: 'corporate',
    icon: 'icon-01.svg',
    updateTime: '2026-09-14 10:20:00',
    name: { en_US: 'Corporate and M&A', zh_CN: '公司与并购' },
    introduce: {
      en_US:
        '<p>Our corporate lawyers act for acquirers, sellers, founders and boards on transactions in China and on Chinese investment abroad. Much of the work crosses a border twice: an offshore holding company, an onshore operating group, and a counterparty whose own approvals run to a different calendar.</p>' +
        '<p>A transaction is staffed with a small team that stays from term sheet to integration. Specialists in antitrust, foreign investment review, data and employment join when the structure is drawn, not when it is signed, so that the conditions precedent reflect what regulators will in fact ask for.</p>' +
        '<p>Between transactions we advise boards on the duties that the revised Company Law places on directors and controlling shareholders, and on the paying up of subscribed capital.</p>' +
        '<h3>What we do</h3>' +
        '<ul>' +
        '<li>Acquisitions and disposals of listed and private companies, including auction sales</li>' +
        '<li>Due diligence in Chinese and English, with reports written for use in negotiation</li>' +
        '<li>Joint ventures and shareholders’ agreements, from formation to exit</li>' +
        '<li>Outbound investment: approvals, filings and foreign exchange registration</li>' +
        '<li>Foreign investment security review and negative list analysis</li>' +
        '<li>Reorganisations, demergers and board advice</li>' +
        '</ul>',
      zh_CN:
        '<p>本所公司业务团队为收购方、出售方、创始股东及董事会提供法律服务，项目既有境内交易，也有中国企业对外投资。不少交易同时牵涉境外控股架构与境内运营实体，而交易对方的审批又另有节奏，如何协调各方时间表，往往决定交易成败。</p>' +
        '<p>每一项目均由人员稳定的小型团队承办，从意向书直至投后整合全程跟进。反垄断、外资安全审查、数据合规及劳动用工等领域的律师在架构设计阶段即行介入，使交割先决条件切合监管机构的实际要求。</p>' +
        '<p>在交易之外，我们就新《公司法》下董事、控股股东的义务及认缴出资的缴纳等问题，为企业董事会提供常年法律意见。</p>' +
        '<h3>服务内容</h3>' +
        '<ul>' +
        '<li>上市公司及非上市公司的收购与出售，包括竞价出售</li>' +
        '<li>中英文法律尽职调查，报告内容直接服务于谈判</li>' +
        '<li>合资合作与股东协议的设计、谈判，直至退出安排</li>' +
        '<li>境外投资核准、备案及外汇登记</li>' +
        '<li>外商投资安全审查及准入负面清单分析</li>' +
        '<li>集团重组、公司分立及董事会法律顾问</li>' +
        '</ul>',
    },
  },
  {
    key: 'capital-markets',
    icon: 'icon-02.svg',
    updateTime: '2026-10-09 16:05:00',
    name: { en_US: 'Capital Markets', zh_CN: '资本市场' },
    introduce: {
      en_US:
        '<p>We advise issuers, sponsors, underwriters and selling shareholders on offerings in Shanghai, Shenzhen, Beijing and Hong Kong, and on the debt that is placed between listings. The team works from Shanghai, Shenzhen, Beijing and Hong Kong as one, so that a company that changes its listing venue does not have to change its lawyers.</p>' +
        '<p>Preparation begins early. We review shareholder history, ownership of technology, related-party dealings and data processing well before submission, and tell a board frankly when a year’s delay would serve it better than a round of enquiries. After listing we advise on disclosure, share incentives, refinancing and takeovers.</p>' +
        '<h3>What we do</h3>' +
        '<ul>' +
        '<li>A-share listings on the main boards, the STAR Market, ChiNext and the Beijing Stock Exchange</li>' +
        '<li>Hong Kong listings, including Chapters 18A and 18C, and A+H offerings</li>' +
        '<li>Filings with the China Securities Regulatory Commission for overseas listings</li>' +
        '<li>Corporate, convertible and panda bonds; medium-term notes</li>' +
        '<li>Asset-backed securities and public infrastructure REITs</li>' +
        '<li>Continuing obligations, takeovers and privatisations</li>' +
        '</ul>',
      zh_CN:
        '<p>本所为发行人、保荐人、承销商及售股股东提供境内外上市与再融资法律服务，业务覆盖上海、深圳、北京三地证券交易所及香港联交所，并涵盖各类债务融资工具。上海、深圳、北京、香港四地团队一体协作，企业调整上市地时，无须更换律师。</p>' +
        '<p>上市准备贵在提前。我们通常在申报前即对历史沿革、核心技术权属、关联交易及数据处理活动逐项核查；如暂缓申报更有利于企业，我们也会如实告知董事会。上市之后，我们持续就信息披露、股权激励、再融资及收购事项提供服务。</p>' +
        '<h3>服务内容</h3>' +
        '<ul>' +
        '<li>主板、科创板、创业板及北交所首次公开发行股票并上市</li>' +
        '<li>香港上市，包括第18A章、第18C章上市及A+H发行</li>' +
        '<li>境内企业境外发行上市的中国证监会备案</li>' +
        '<li>公司债券、可转换公司债券、熊猫债券及中期票据</li>' +
        '<li>资产证券化及公募基础设施REITs</li>' +
        '<li>上市公司持续合规、要约收购及私有化</li>' +
        '</ul>',
    },
  },
  {
    key: 'banking',
    icon: 'icon-03.svg',
    updateTime: '2026-06-22 09:45:00',
    name: { en_US: 'Banking and Finance', zh_CN: '银行与金融' },
    introduce: {
      en_US:
        '<p>Banks, leasing companies and their borrowers instruct us on loans that are secured in one legal system and repaid from another. We draft in Chinese and English, on domestic forms and on the forms of the Asia Pacific market, and we advise on which court or tribunal would have to enforce what we write.</p>' +
        '<p>Much of our work concerns security: what may be granted by a Mainland company for an offshore debt, what must be registered, in which order, and what it will yield. Our restructuring colleagues read the documents before they are signed, which is cheaper than having them read afterwards.</p>' +
        '<h3>What we do</h3>' +
        '<ul>' +
        '<li>Syndicated, bilateral and acquisition facilities</li>' +
        '<li>Cross-border security and guarantees, with registration at the State Administration of Foreign Exchange</li>' +
        '<li>Ship, aircraft and equipment leasing</li>' +
        '<li>Project and infrastructure finance, with or without export credit support</li>' +
        '<li>Sustainability-linked and transition loans</li>' +
        '<li>Licensing and regulatory advice to banks and finance companies</li>' +
        '</ul>',
      zh_CN:
        '<p>贷款在一地设定担保，却以另一地的现金流偿还——银行、金融租赁公司及借款人遇到此类项目时，常委托本所办理。我们以中英双语起草融资文件，既熟悉国内示范文本，也熟悉亚太市场通行文本，并会事先说明：一旦发生违约，应由何地法院或仲裁机构来实现权利。</p>' +
        '<p>担保是我们工作的重心：境内公司可否为境外债务提供担保、哪些环节须办理登记、登记顺序如何、最终能够实现多少。融资文件签署之前，重组团队的同事会先行审阅，远胜于违约之后再作补救。</p>' +
        '<h3>服务内容</h3>' +
        '<ul>' +
        '<li>银团贷款、双边贷款及并购贷款</li>' +
        '<li>跨境担保的设立与外汇登记</li>' +
        '<li>船舶、飞机及设备融资租赁</li>' +
        '<li>项目融资与基础设施融资，包括出口信用保险支持项目</li>' +
        '<li>可持续发展挂钩贷款及转型金融</li>' +
        '<li>银行及非银行金融机构的市场准入与监管合规</li>' +
        '</ul>',
    },
  },
  {
    key: 'private-equity',
    icon: 'icon-04.svg',
    updateTime: '2026-09-02 14:30:00',
    name: { en_US: 'Private Equity and Funds', zh_CN: '私募股权与基金' },
    introduce: {
      en_US:
        '<p>We act for fund managers, institutional investors and portfolio companies over the whole life of a fund. On the formation side this means renminbi, dollar and parallel structures, registration with the Asset Management Association of China, and terms that state-owned and insurance investors can accept. On the investment side it means growth rounds, control transactions and the exits that follow them.</p>' +
        '<p>Exits now take up as much of our time as investments. We advise on sales, redemptions, continuation vehicles and secondary transfers, and litigate redemption and valuation clauses where negotiation has run its course.</p>' +
        '<h3>What we do</h3>' +
        '<ul>' +
        '<li>Fund formation, registration and filing</li>' +
        '<li>Qualified Foreign Limited Partner and Qualified Domestic Limited Partner programmes</li>' +
        '<li>Venture, growth and control investments</li>' +
        '<li>Secondary transactions and continuation funds</li>' +
        '<li>Government guidance funds and state-backed sponsors</li>' +
        '<li>Redemption, valuation adjustment and liquidation disputes</li>' +
        '</ul>',
      zh_CN:
        '<p>本所为基金管理人、机构投资者及被投企业提供覆盖基金全生命周期的法律服务。基金设立方面，我们熟悉人民币基金、美元基金及平行架构，办理中国证券投资基金业协会登记备案，并能设计国资及保险资金可以接受的条款；投资方面，涵盖成长期投资、控股型收购及其后的退出。</p>' +
        '<p>如今，退出项目已与投资项目平分秋色。我们就股权出售、回购、接续基金及S基金交易提供法律服务；协商难以为继时，亦代表当事人处理回购与对赌条款引发的争议。</p>' +
        '<h3>服务内容</h3>' +
        '<ul>' +
        '<li>基金设立、登记与备案</li>' +
        '<li>合格境外有限合伙人（QFLP）与合格境内有限合伙人（QDLP）试点</li>' +
        '<li>创业投资、成长期投资与控股型收购</li>' +
        '<li>二手份额转让及接续基金</li>' +
        '<li>政府引导基金与国资背景基金</li>' +
        '<li>回购、对赌及清算争议</li>' +
        '</ul>',
    },
  },
  {
    key: 'dispute',
    icon: 'icon-05.svg',
    updateTime: '2026-10-30 11:15:00',
    name: { en_US: 'Dispute Resolution', zh_CN: '争议解决' },
    introduce: {
      en_US:
        '<p>Litigation in China is fast, document-led and decided by judges who expect to be told at once what the case is about. Our trial lawyers prepare accordingly. Several of them have been judges; all of them write their own pleadings.</p>' +
        '<p>We act in contract, company, finance, construction and enforcement cases before courts at every level, in commercial proceedings in England and Hong Kong, and in disputes that must be fought in more than one place at a time. Before anything is filed we give the client a written view of prospects, cost, time and the assets from which a judgment could be paid.</p>' +
        '<h3>What we do</h3>' +
        '<ul>' +
        '<li>Commercial litigation before the Chinese courts, including retrial applications</li>' +
        '<li>Preservation of assets and evidence</li>' +
        '<li>Shareholder, director and investment disputes</li>' +
        '<li>Recognition and enforcement of foreign judgments, and of Hong Kong judgments on the Mainland</li>' +
        '<li>Proceedings in the English Commercial Court and the courts of Hong Kong</li>' +
        '<li>Evidence of Chinese law for proceedings abroad</li>' +
        '</ul>',
      zh_CN:
        '<p>中国的诉讼程序节奏快、重书证，法官期待代理人开门见山说明案件要害。本所诉讼律师即以此为办案准则：团队中有多位前任法官，诉状与代理词一概由承办律师亲自撰写。</p>' +
        '<p>我们在各级人民法院代理合同、公司、金融、建设工程及执行类案件，也在英格兰及香港处理商事诉讼，并统筹须在多个法域同步推进的纠纷。正式提起程序之前，我们会就胜诉可能、费用、周期以及可供执行的财产，向客户出具书面评估意见。</p>' +
        '<h3>服务内容</h3>' +
        '<ul>' +
        '<li>各级人民法院商事诉讼，包括申请再审与再审审理</li>' +
        '<li>财产保全与证据保全</li>' +
        '<li>股东、董事责任及投资纠纷</li>' +
        '<li>外国法院判决在内地的承认与执行，以及香港判决的认可与执行</li>' +
        '<li>英格兰商事法庭及香港法院诉讼</li>' +
        '<li>为境外诉讼程序提供中国法专家意见</li>' +
        '</ul>',
    },
  },
  {
    key: 'arbitration',
    icon: 'icon-06.svg',
    updateTime: '2026-11-12 09:00:00',
    name: { en_US: 'International Arbitration', zh_CN: '国际仲裁' },
    introduce: {
      en_US:
        '<p>Arbitration has been part of the firm’s practice since its first years. Our lawyers appear before tribunals under the rules of CIETAC, the Beijing, Shanghai and Shenzhen institutions, HKIAC, SIAC, the ICC and the LCIA, and several of them sit as arbitrators. Teams are formed across Beijing, Hong Kong and London by language and legal tradition, not by office.</p>' +
        '<p>Clients consult us at the stage of the clause, too. Under the Arbitration Law as revised with effect from March 2026, the seat, interim measures and ad hoc arbitration in certain foreign-related cases call for a new look at old drafts, and we have reviewed some two hundred standard clauses since.</p>' +
        '<h3>What we do</h3>' +
        '<ul>' +
        '<li>Commercial arbitration as counsel, in Chinese, English, French and Spanish</li>' +
        '<li>Investment treaty claims and advice on treaty protection</li>' +
        '<li>Interim measures, including those between Hong Kong and the Mainland</li>' +
        '<li>Enforcement and setting aside of awards in China, Hong Kong and England</li>' +
        '<li>Drafting of clauses for contract series and joint ventures</li>' +
        '<li>Emergency arbitrator and expedited procedures</li>' +
        '</ul>',
      zh_CN:
        '<p>仲裁自本所创立之初即为重要业务。本所律师以代理人身份办理贸仲、北京、上海、深圳等地仲裁机构及HKIAC、SIAC、ICC、LCIA规则下的案件，多位律师同时列名仲裁员名册。项目组成员依案件语言和法律传统，由北京、香港、伦敦三地律师共同组成，不囿于办公室之分。</p>' +
        '<p>条款起草阶段，客户同样会征询我们的意见。2026年3月施行的新修订《仲裁法》，对仲裁地、临时措施及特定涉外案件的特别仲裁作出规定，既有条款宜重新审视；法律施行以来，我们已为客户审查标准条款约二百份。</p>' +
        '<h3>服务内容</h3>' +
        '<ul>' +
        '<li>以中文、英语、法语、西班牙语代理商事仲裁</li>' +
        '<li>投资条约仲裁与条约保护咨询</li>' +
        '<li>临时措施，包括内地与香港仲裁保全</li>' +
        '<li>仲裁裁决在内地、香港及英格兰的执行与撤销</li>' +
        '<li>为系列合同及合资项目起草仲裁条款</li>' +
        '<li>紧急仲裁员与快速程序</li>' +
        '</ul>',
    },
  },
  {
    key: 'ip',
    icon: 'icon-07.svg',
    updateTime: '2026-05-18 15:40:00',
    name: { en_US: 'Intellectual Property', zh_CN: '知识产权' },
    introduce: {
      en_US:
        '<p>We protect inventions, brands, designs and know-how for clients who make things, and for those who license what others make. Lawyers with degrees in chemistry, electronics and software engineering work beside trial lawyers; patent attorneys sit in the same corridor.</p>' +
        '<p>A case begins with the product and the notebook. We look for the claim that can be proved, the venue in which it can be proved soonest, and the settlement that would make the rest unnecessary. We act for right holders and for companies accused of infringement, and find that each kind of work improves the other.</p>' +
        '<h3>What we do</h3>' +
        '<ul>' +
        '<li>Patent infringement, invalidation and standard-essential patent disputes</li>' +
        '<li>Trademark clearance, opposition and the recovery of bad-faith registrations</li>' +
        '<li>Copyright, software and online platform enforcement</li>' +
        '<li>Trade secret protection and litigation</li>' +
        '<li>Technology licensing and transfer, including export-control questions</li>' +
        '<li>Customs recordal and action with the authorities</li>' +
        '</ul>',
      zh_CN:
        '<p>无论是制造产品的企业，还是许可使用他人技术的企业，本所均可就其发明、品牌、设计及技术秘密提供保护方案。具有化学、电子及软件工程背景的律师与诉讼律师协同办案，专利代理师亦在同一团队。</p>' +
        '<p>知识产权案件，始于产品与实验记录。我们着力寻找能够举证的权利要求、能够尽早裁判的管辖地，以及使后续程序不再必要的和解方案。我们既代理权利人，也代理被诉侵权企业，两方面的经验互为补益。</p>' +
        '<h3>服务内容</h3>' +
        '<ul>' +
        '<li>专利侵权诉讼、无效宣告及标准必要专利纠纷</li>' +
        '<li>商标检索、异议与恶意抢注的撤销、追回</li>' +
        '<li>著作权、软件及网络平台维权</li>' +
        '<li>商业秘密保护与诉讼</li>' +
        '<li>技术许可与转让，包括技术进出口管理</li>' +
        '<li>海关备案与行政执法</li>' +
        '</ul>',
    },
  },
  {
    key: 'tmt',
    icon: 'icon-08.svg',
    updateTime: '2026-08-11 10:10:00',
    name: { en_US: 'Technology, Media and Telecoms', zh_CN: '科技、传媒与通信' },
    introduce: {
      en_US:
        '<p>Software, devices, networks and content are regulated by several authorities at once in China, and the same product is often supervised differently as hardware, as a service and as a publication. We advise developers, operators, studios and investors on what may be offered, by whom, and under which licence.</p>' +
        '<p>Contracts are the larger part of the daily work: development and cloud agreements, format and music licences, terms of use, procurement by state-owned operators. We draft them so that the product team can work with them, and revise them when the product changes.</p>' +
        '<h3>What we do</h3>' +
        '<ul>' +
        '<li>Telecommunications and internet content licences, and foreign participation in them</li>' +
        '<li>Cloud, software and outsourcing agreements</li>' +
        '<li>Artificial intelligence services: filings, labelling and terms of use</li>' +
        '<li>Games, film and format licensing</li>' +
        '<li>Open-source compliance and source code audits</li>' +
        '<li>Device certification and market access abroad</li>' +
        '</ul>',
      zh_CN:
        '<p>在中国，软件、终端、网络与内容分别由多个主管部门监管；同一款产品作为硬件、作为服务或作为出版物，监管口径往往不同。我们为研发企业、运营商、内容制作机构及投资人厘清：可以提供什么、由谁提供、须取得何种许可。</p>' +
        '<p>合同占据日常工作的大半，包括技术开发合同、云服务协议、节目模式与音乐许可、用户协议，以及向国有运营商供货的采购合同。我们力求合同文本便于产品团队使用，并随产品迭代及时修订。</p>' +
        '<h3>服务内容</h3>' +
        '<ul>' +
        '<li>增值电信业务与互联网信息服务资质，及外资准入</li>' +
        '<li>云服务、软件开发与外包合同</li>' +
        '<li>人工智能服务备案、内容标识及用户条款</li>' +
        '<li>游戏、影视及节目模式授权</li>' +
        '<li>开源合规与源代码审查</li>' +
        '<li>终端产品认证及境外市场准入</li>' +
        '</ul>',
    },
  },
  {
    key: 'data',
    icon: 'icon-09.svg',
    updateTime: '2026-11-05 17:25:00',
    name: { en_US: 'Data Protection and Cybersecurity', zh_CN: '数据保护与网络安全' },
    introduce: {
      en_US:
        '<p>The Personal Information Protection Law, the Data Security Law and the Cybersecurity Law, with the rules made under them, ask companies to know what data they hold, where it goes and why. We help them to find out, and to decide what they can do without.</p>' +
        '<p>The team is made up of lawyers who have been engineers or product managers and who work with the client’s own staff on inventories, impact assessments and contracts. When an incident occurs, a partner and an engineer-lawyer are on the telephone within the hour, and one person is charged with the report to the authorities. From London we advise on the European and British rules that Chinese exporters meet.</p>' +
        '<h3>What we do</h3>' +
        '<ul>' +
        '<li>Cross-border transfers: security assessments, standard contracts and certification</li>' +
        '<li>Personal information protection audits and impact assessments</li>' +
        '<li>Network data rules, important data and classified protection</li>' +
        '<li>Incident response and dealings with authorities</li>' +
        '<li>Advice for devices and apps sold abroad, including GDPR</li>' +
        '<li>Data terms in transactions, and data as an asset</li>' +
        '</ul>',
      zh_CN:
        '<p>《个人信息保护法》《数据安全法》《网络安全法》及其配套规定，要求企业清楚掌握自身持有哪些数据、流向何处、因何处理。我们协助企业弄清现状，并判断哪些数据其实可以不收集、不保留。</p>' +
        '<p>团队律师多有工程师或产品经理背景，习惯与客户业务人员一道完成数据盘点、影响评估与合同文本。发生安全事件时，合伙人与具有技术背景的律师会在一小时内接入应急会议，并指定专人负责向主管部门报告。伦敦办公室亦为中国出海企业提供欧盟及英国数据保护法律服务。</p>' +
        '<h3>服务内容</h3>' +
        '<ul>' +
        '<li>数据出境安全评估、标准合同备案与保护认证</li>' +
        '<li>个人信息保护合规审计与影响评估</li>' +
        '<li>网络数据安全、重要数据识别及等级保护</li>' +
        '<li>安全事件应急处置与监管沟通</li>' +
        '<li>智能终端及应用出海的数据合规，包括GDPR</li>' +
        '<li>交易中的数据条款与数据资产合规</li>' +
        '</ul>',
    },
  },
  {
    key: 'competition',
    icon: 'icon-10.svg',
    updateTime: '2026-07-20 13:50:00',
    name: { en_US: 'Antitrust and Competition', zh_CN: '反垄断与竞争' },
    introduce: {
      en_US:
        '<p>Merger control, agreements and dominance are the three branches of our work under the Anti-Monopoly Law, and in each we act both before and after the event. We notify concentrations to the State Administration for Market Regulation, advise on below-threshold transactions that may be called in, and negotiate conditions where they are needed.</p>' +
        '<p>In conduct cases we represent companies under investigation and those that complain. Compliance work is the cheapest part of the practice and the one we recommend first: a review of distribution terms, information exchange and trade association activity usually takes six weeks.</p>' +
        '<h3>What we do</h3>' +
        '<ul>' +
        '<li>Merger filings in China and coordination of parallel filings abroad</li>' +
        '<li>Remedies, hold-separate arrangements and monitoring trustees</li>' +
        '<li>Cartel, resale price and dominance investigations</li>' +
        '<li>Private antitrust litigation</li>' +
        '<li>Fair competition review and advice to public bodies</li>' +
        '<li>Compliance programmes, training and mock inspections</li>' +
        '</ul>',
      zh_CN:
        '<p>经营者集中、垄断协议与滥用市场支配地位，是本所反垄断业务的三个方向，每一方向均兼顾事前合规与事后应对。我们向国家市场监督管理总局办理经营者集中申报，就未达申报标准但可能被要求申报的交易提供意见，并在必要时与执法机构磋商附加限制性条件。</p>' +
        '<p>在垄断行为案件中，我们既代理被调查企业，也代理举报人与原告。合规工作投入最小，也最值得先行：对经销条款、信息交换及行业协会活动的全面审查，通常六周即可完成。</p>' +
        '<h3>服务内容</h3>' +
        '<ul>' +
        '<li>中国经营者集中申报及多法域申报统筹</li>' +
        '<li>附条件承诺、保持独立安排及监督受托</li>' +
        '<li>垄断协议、转售价格维持与滥用支配地位调查</li>' +
        '<li>反垄断民事诉讼</li>' +
        '<li>公平竞争审查与行政机关法律顾问</li>' +
        '<li>合规体系建设、培训与突击检查演练</li>' +
        '</ul>',
    },
  },
  {
    key: 'real-estate',
    icon: 'icon-11.svg',
    updateTime: '2026-04-16 11:35:00',
    name: { en_US: 'Real Estate and Construction', zh_CN: '房地产与建设工程' },
    introduce: {
      en_US:
        '<p>We advise those who own, build, finance and use buildings. In recent years the work has moved from the sale of homes to property that is held for income: warehouses, laboratories, data centres, rental housing and the public REITs into which some of it is placed.</p>' +
        '<p>Construction lawyers, several of them former cost engineers, work on contracts before a foundation is laid and on the final account when it is disputed. They draft for contractors and for employers, and their advice on notices and records has prevented more claims than it has won.</p>' +
        '<h3>What we do</h3>' +
        '<ul>' +
        '<li>Acquisition, development and forward purchase of property</li>' +
        '<li>Land use rights, expropriation and urban renewal</li>' +
        '<li>Public infrastructure REITs, from asset selection to listing</li>' +
        '<li>Construction contracts, variations, delay and cost claims</li>' +
        '<li>Priority of contractors’ claims and unfinished buildings</li>' +
        '<li>Leasing for landlords and corporate tenants</li>' +
        '</ul>',
      zh_CN:
        '<p>本所为不动产的持有人、建设者、出资人及使用人提供法律服务。近年来，业务重心已由住宅开发销售转向持有型物业，包括仓储物流、研发办公、数据中心、租赁住房，以及以此类资产为基础的公募REITs。</p>' +
        '<p>建设工程团队中有多位曾从事造价工作的律师，既参与基础施工之前的合同谈判，也处理结算阶段的争议。我们为承包人和发包人起草合同；而在签证与资料管理方面的意见，所避免的索赔比赢下的更多。</p>' +
        '<h3>服务内容</h3>' +
        '<ul>' +
        '<li>不动产收购、开发与远期购买</li>' +
        '<li>土地使用权、征收补偿与城市更新</li>' +
        '<li>公募基础设施REITs：从资产遴选到发行上市</li>' +
        '<li>建设工程合同、设计变更、工期及造价索赔</li>' +
        '<li>建设工程价款优先受偿权与在建工程处置</li>' +
        '<li>为出租人及企业承租人提供租赁法律服务</li>' +
        '</ul>',
    },
  },
  {
    key: 'energy',
    icon: 'icon-12.svg',
    updateTime: '2026-08-27 09:30:00',
    name: { en_US: 'Energy and Infrastructure', zh_CN: '能源与基础设施' },
    introduce: {
      en_US:
        '<p>The plants, lines and ports on which we advise will run for thirty years, and their contracts have to survive several changes of price, regulator and owner. We act for developers, contractors, utilities, equipment makers and lenders in China and in some forty countries where Chinese companies build or invest.</p>' +
        '<p>At home the subject is the energy transition: wind and solar bases, storage, market trading of electricity, green certificates and the Energy Law in force since January 2025. Abroad it is the allocation of risk between a host government, an employer and a contractor, and what follows if that allocation is tested.</p>' +
        '<h3>What we do</h3>' +
        '<ul>' +
        '<li>Concession, power purchase and offtake agreements</li>' +
        '<li>Engineering, procurement and construction contracts, and their claims</li>' +
        '<li>Acquisition and financing of generation and storage assets</li>' +
        '<li>Electricity market trading and green certificates</li>' +
        '<li>Rail, water and port projects</li>' +
        '<li>Oil, gas and mining: licences, joint operations and price review</li>' +
        '</ul>',
      zh_CN:
        '<p>电站、输电线路与港口的运营期动辄三十年，其合同须经受价格、监管与所有权的多次更替。本所为开发企业、承包商、电力公司、设备厂商及贷款机构提供法律服务，项目遍布国内以及中国企业投资建设的约四十个国家。</p>' +
        '<p>境内业务聚焦能源转型，涵盖风光大基地、储能、电力市场交易、绿证以及2025年1月起施行的《能源法》；境外业务则着重于东道国政府、业主与承包商之间的风险分配，以及分配方案受到考验时的应对。</p>' +
        '<h3>服务内容</h3>' +
        '<ul>' +
        '<li>特许经营、购售电及承购协议</li>' +
        '<li>EPC合同及工程索赔</li>' +
        '<li>发电与储能资产的收购与融资</li>' +
        '<li>电力市场化交易与绿色电力证书</li>' +
        '<li>铁路、水务与港口项目</li>' +
        '<li>油气与矿业：权证、联合作业与价格复议</li>' +
        '</ul>',
    },
  },
  {
    key: 'employment',
    icon: 'icon-13.svg',
    updateTime: '2026-03-30 14:15:00',
    name: { en_US: 'Employment', zh_CN: '劳动与雇佣' },
    introduce: {
      en_US:
        '<p>Chinese employment law is national in principle and local in practice. We advise employers in Beijing, Shanghai, Shenzhen and the provinces on hiring, pay, working time, transfers and dismissal, and on how the same question is decided from one city to the next.</p>' +
        '<p>Restructurings are handled with a timetable and a team on site. We prepare the announcement, train the managers who will make it, deal with the labour authorities and stay until the last agreement is signed. Disputes that cannot be settled are taken through arbitration and the courts by the lawyers who advised on the measure.</p>' +
        '<h3>What we do</h3>' +
        '<ul>' +
        '<li>Employment contracts, handbooks and pay schemes</li>' +
        '<li>Closures, relocations and mass redundancies</li>' +
        '<li>Executive appointments, exits and incentive plans</li>' +
        '<li>Confidentiality, non-competition and hiring of teams</li>' +
        '<li>Labour arbitration and litigation</li>' +
        '<li>Assignments, immigration and employer policies for international groups</li>' +
        '</ul>',
      zh_CN:
        '<p>中国劳动法律制度全国统一，各地口径却不尽相同。我们为北京、上海、深圳及其他地区的用人单位提供招聘录用、薪酬工时、岗位调整与解除等方面的法律服务，并就同一问题在不同城市的裁判差异作出提示。</p>' +
        '<p>涉及人员结构调整的项目，我们以时间表和驻场团队推进：拟定沟通文稿，培训负责宣布的管理人员，与劳动行政部门沟通，直至最后一份协议签署完毕。未能和解的争议，由参与方案设计的律师继续代理仲裁与诉讼。</p>' +
        '<h3>服务内容</h3>' +
        '<ul>' +
        '<li>劳动合同、员工手册与薪酬制度</li>' +
        '<li>工厂关停、搬迁与经济性裁员</li>' +
        '<li>高管聘任、离任与股权激励</li>' +
        '<li>保密、竞业限制与团队引进</li>' +
        '<li>劳动仲裁与诉讼</li>' +
        '<li>跨国集团外派、工作许可与用工政策</li>' +
        '</ul>',
    },
  },
  {
    key: 'tax',
    icon: 'icon-14.svg',
    updateTime: '2026-02-09 16:50:00',
    name: { en_US: 'Tax', zh_CN: '税务' },
    introduce: {
      en_US:
        '<p>Tax is decided when a structure is chosen and argued when it is audited. We advise on both: on the tax cost of acquisitions, holding structures, funds and employee incentives, and on enquiries, adjustments and disputes with the tax authorities.</p>' +
        '<p>The move from provisional regulations to the Value-Added Tax Law, in force since 1 January 2026, and the exchange of information between authorities have made old arrangements worth a second reading. We work with the client’s accountants, leave computation to them, and take responsibility for the legal view.</p>' +
        '<h3>What we do</h3>' +
        '<ul>' +
        '<li>Tax structuring of mergers, reorganisations and exits</li>' +
        '<li>Indirect transfers by non-residents and treaty benefits</li>' +
        '<li>Value-added tax on goods, services and cross-border supplies</li>' +
        '<li>Transfer pricing enquiries and advance pricing arrangements</li>' +
        '<li>Tax audits, administrative review and litigation</li>' +
        '<li>Taxation of expatriates and of equity incentives</li>' +
        '</ul>',
      zh_CN:
        '<p>税负在架构选定之时便已大致确定，却要到税务稽查时才见分晓。本所就此两端提供服务：既论证并购、控股架构、基金与股权激励的税务成本，也代表企业应对税务机关的询问、调整与争议。</p>' +
        '<p>《增值税法》自2026年1月1日起施行，各国税务主管当局之间的信息交换也日趋常态化，既有安排值得重新审视。我们与客户的会计师协作，由其负责测算，由我们对法律意见负责。</p>' +
        '<h3>服务内容</h3>' +
        '<ul>' +
        '<li>并购、重组与退出的税务架构</li>' +
        '<li>非居民企业间接转让财产与税收协定待遇</li>' +
        '<li>货物、服务及跨境应税交易的增值税问题</li>' +
        '<li>转让定价调查与预约定价安排</li>' +
        '<li>税务稽查、行政复议与行政诉讼</li>' +
        '<li>外籍人员个人所得税与股权激励税务</li>' +
        '</ul>',
    },
  },
  {
    key: 'restructuring',
    icon: 'icon-15.svg',
    updateTime: '2026-07-03 10:55:00',
    name: { en_US: 'Restructuring and Insolvency', zh_CN: '重组与破产' },
    introduce: {
      en_US:
        '<p>When a company can no longer pay, the useful decisions are made in the first month. We advise creditors on what to secure and what to leave, boards on when to speak, and investors on what can be bought out of a court proceeding and at which price.</p>' +
        '<p>We act in reorganisation, composition and bankruptcy liquidation before courts across China, in schemes of arrangement in Hong Kong and England, and in applications for recognition between them. Some of our lawyers have been judges in bankruptcy divisions; others have served as administrators’ counsel in groups with more than a hundred affiliates.</p>' +
        '<h3>What we do</h3>' +
        '<ul>' +
        '<li>Out-of-court debt restructuring and creditor committees</li>' +
        '<li>Reorganisation under the Enterprise Bankruptcy Law, including pre-packaged procedures</li>' +
        '<li>Advice to reorganisation investors</li>' +
        '<li>Offshore bonds, schemes of arrangement and standstill agreements</li>' +
        '<li>Claims against directors and the recovery of assets</li>' +
        '<li>Recognition of Hong Kong and foreign insolvency proceedings</li>' +
        '</ul>',
      zh_CN:
        '<p>企业陷入支付困难时，真正有用的决定往往在最初一个月作出。我们为债权人判断哪些资产值得保全、哪些可以放手，为董事会判断何时对外披露，为投资人判断哪些资产可经法院程序取得、以何种对价取得。</p>' +
        '<p>本所律师在全国各地法院办理重整、和解与破产清算案件，在香港与英格兰办理协议安排，并处理彼此之间的承认与协助申请。团队中既有曾在破产审判庭任职的法官，也有为关联企业逾百家的集团担任管理人法律顾问的律师。</p>' +
        '<h3>服务内容</h3>' +
        '<ul>' +
        '<li>庭外债务重组与债权人委员会</li>' +
        '<li>《企业破产法》下的重整，包括预重整</li>' +
        '<li>重整投资人法律服务</li>' +
        '<li>境外债券、协议安排与债务暂缓协议</li>' +
        '<li>董事责任追究与财产追回</li>' +
        '<li>香港及境外破产程序的承认与协助</li>' +
        '</ul>',
    },
  },
  {
    key: 'compliance',
    icon: 'icon-16.svg',
    updateTime: '2026-10-15 08:40:00',
    name: { en_US: 'Compliance and Investigations', zh_CN: '合规与调查' },
    introduce: {
      en_US:
        '<p>A complaint, a subpoena, an audit finding or a news report: an internal investigation begins with one of them and should end with a conclusion on which the board can act. Our investigators include former prosecutors and regulators. They decide early what question is to be answered, who may be told, and in which jurisdiction privilege will be needed.</p>' +
        '<p>Prevention is the larger task. We write anti-corruption, sanctions and third-party programmes that fit the company’s size and sales channels, test them, and train those who must use them. In dealings with authorities in China and abroad we coordinate what is said, and check first that it is lawful to say it.</p>' +
        '<h3>What we do</h3>' +
        '<ul>' +
        '<li>Internal investigations into bribery, fraud and misconduct</li>' +
        '<li>Sanctions, export controls and anti-money laundering</li>' +
        '<li>Third-party, distributor and acquisition due diligence</li>' +
        '<li>Compliance management systems and certification</li>' +
        '<li>Whistle-blowing procedures and interviews</li>' +
        '<li>Dealings with authorities, and cross-border requests for evidence</li>' +
        '</ul>',
      zh_CN:
        '<p>一封举报信、一纸调取函、一项审计发现或一则新闻报道，都可能成为内部调查的起点；而调查的终点，应是足以支持董事会决策的结论。本所调查团队中有前任检察官与监管人员，他们习惯在一开始就明确：要回答什么问题、哪些人可以知情、在哪一法域需要主张特权保护。</p>' +
        '<p>更多的功夫在于预防。我们结合企业规模与销售模式，制定反腐败、制裁与第三方管理制度，加以测试，并培训实际使用者。与境内外主管机关沟通时，我们统一对外口径，并先行确认：依法可以说什么。</p>' +
        '<h3>服务内容</h3>' +
        '<ul>' +
        '<li>商业贿赂、舞弊与员工不当行为内部调查</li>' +
        '<li>制裁、出口管制与反洗钱</li>' +
        '<li>第三方、经销商及并购合规尽职调查</li>' +
        '<li>合规管理体系建设与认证</li>' +
        '<li>举报处理程序与访谈</li>' +
        '<li>监管机关沟通及跨境取证请求</li>' +
        '</ul>',
    },
  },
];

/** The portal configuration in both languages (§3, D33), with the number of people hidden. */
export const portalSeed: PortalSeed = {
  icon: 'logo.svg',
  email: 'contact@harcourt-lin.example',
  tel: '+86 10 5550 0100',
  // Of the 42 lawyers, 38 have both languages, two only English and two only Chinese: 40 in each.
  lawyerCount: 40,
  isLawyerCountVisible: 1,
  totalPeople: 118,
  isTotalPeopleVisible: 0,
  branchCount: 5,
  isBranchCountVisible: 1,
  name: { en_US: 'Harcourt & Lin', zh_CN: '衡联律师事务所' },
  address: {
    en_US: 'Level 21, Hengyue Tower, 18 Jingyuan Road, Chaoyang District, Beijing',
    zh_CN: '北京市朝阳区景源路18号衡岳大厦21层',
  },
  introduce: {
    en_US:
      '<p>Harcourt &amp; Lin was founded in 1987 to act for clients on both sides of China’s borders. From five offices our lawyers advise companies, banks, funds and public bodies on transactions, disputes and regulation, in Chinese and in English. The partner who takes on a matter is the partner who carries it out.</p>',
    zh_CN:
      '<p>衡联律师事务所创立于1987年，长期为境内外客户办理跨境法律事务。本所在北京、上海、深圳、香港及伦敦设有办公室，以中英双语为企业、金融机构、投资基金及公共机构提供交易、争议解决与合规监管法律服务。接受委托的合伙人，亦是亲自承办的合伙人。</p>',
  },
  advantages: [
    {
      title: { en_US: 'One team across five offices', zh_CN: '五地一体' },
      content: {
        en_US:
          'Matters are staffed by language, law and experience, not by office. The firm has one partnership and one set of accounts, and no office competes with another for work.',
        zh_CN:
          '项目组依语言、法域与经验跨办公室组建。全所一体化合伙、统一核算，各地办公室协同办案，互不争抢业务。',
      },
    },
    {
      title: { en_US: 'Partners who do the work', zh_CN: '合伙人亲办' },
      content: {
        en_US:
          'The partner at the first meeting drafts, negotiates and appears. Teams are small, and the people named in our proposal are the people who do the work.',
        zh_CN:
          '首次会面的合伙人，即起草文件、主持谈判和出庭的合伙人。项目团队精干稳定，服务建议书所列成员即实际承办人员。',
      },
    },
    {
      title: { en_US: 'Advice in two languages', zh_CN: '双语交付' },
      content: {
        en_US:
          'Contracts, opinions and pleadings are written in Chinese and in English by lawyers who think in both, so that head office and local management read the same advice.',
        zh_CN:
          '合同、法律意见与诉讼文书由兼通中英文的律师直接撰写，总部与当地管理层读到的，是同一份意见。',
      },
    },
    {
      title: { en_US: 'Fees agreed at the start', zh_CN: '费用先行约定' },
      content: {
        en_US:
          'We set out scope, assumptions and fees before work begins and report against them each month. When the scope changes, we say so before the cost does.',
        zh_CN:
          '在工作开展之前，我们即书面约定服务范围、前提条件与收费标准，并按月报告进度。范围如需调整，必先征得客户同意。',
      },
    },
  ],
  environment: [
    {
      title: { en_US: 'Reception, Beijing', zh_CN: '北京办公室前厅' },
      picture: 'environment-1.webp',
    },
    {
      title: { en_US: 'Library, Beijing', zh_CN: '北京办公室图书室' },
      picture: 'environment-2.webp',
    },
    {
      title: { en_US: 'Meeting room, Shanghai', zh_CN: '上海办公室会议室' },
      picture: 'environment-3.webp',
    },
    {
      title: { en_US: 'Staircase, Shenzhen', zh_CN: '深圳办公室楼梯' },
      picture: 'environment-4.webp',
    },
    {
      title: { en_US: 'Roof terrace, Hong Kong', zh_CN: '香港办公室屋顶露台' },
      picture: 'environment-5.webp',
    },
    {
      title: { en_US: 'Tea room, London', zh_CN: '伦敦办公室茶室' },
      picture: 'environment-6.webp',
    },
  ],
};
