import type { LawyerSeed } from './types';

/** Lawyers L-0028 to L-0035 of the seed (§3). */
export const lawyerSeeds4: LawyerSeed[] = [
  {
    no: 'L-0028',
    photo: 'portrait-25.webp',
    top: 1,
    phoneNumber: '+852 5550 0128',
    email: 'helene.marchand-dubois@harcourt-lin.example',
    jobs: ['job-partner'],
    fields: ['arbitration', 'dispute'],
    office: 'hongkong',
    versions: {
      en_US: {
        name: 'Hélène Marchand-Dubois',
        intro:
          '<p>Hélène Marchand-Dubois has sat or appeared in arbitrations seated in Hong Kong, Singapore, Paris and Geneva, in English, French and, with an interpreter she has worked with for fifteen years, in Chinese. She leads the Hong Kong disputes practice and acts mainly in disputes over distribution, licensing and joint ventures in consumer goods and aerospace.</p>' +
          '<p>She accepts a small number of appointments as arbitrator each year and has written about the one thing that surprised her from that chair: how rarely parties explain what they want the award to say. Since 2019 she has made frequent use of the interim measures arrangement between Hong Kong and the Mainland on behalf of claimants.</p>',
        customContents: [
          {
            title: 'Bar admissions',
            content:
              '<ul>' +
              '<li>Avocat, Paris Bar, 2000</li>' +
              '<li>Solicitor, Hong Kong, 2008</li>' +
              '</ul>',
          },
          {
            title: 'Notable matters',
            content:
              '<ul>' +
              '<li>Acting for a French aerospace supplier in an HKIAC arbitration against its joint venture partner, and in preservation proceedings in two Mainland cities</li>' +
              '<li>Defending a sportswear distributor in an ICC arbitration over the termination of its territory</li>' +
              '<li>Sitting as presiding arbitrator in a dispute about the formulation of an infant product</li>' +
              '</ul>',
          },
          {
            title: 'Languages',
            content: '<ul>' + '<li>French, English, German</li>' + '</ul>',
          },
        ],
      },
      zh_CN: {
        name: '埃莱娜·马尔尚-迪布瓦',
        intro:
          '<p>埃莱娜·马尔尚-迪布瓦女士曾在以香港、新加坡、巴黎和日内瓦为仲裁地的案件中担任仲裁员或代理人，工作语言为英语和法语；遇有中文案件，则与一位合作十五年的译员搭档。她现主持香港办公室争议解决业务，案件以消费品、航空航天领域的经销、许可及合资争议为主。</p>' +
          '<p>她每年仅接受少量仲裁员指定，并曾撰文谈及坐在仲裁员席上最令她意外的一点：当事人很少说清楚，他们究竟希望裁决书写些什么。2019年内地与香港仲裁保全安排生效以来，她多次代表申请人据此申请保全。</p>',
        customContents: [
          {
            title: '执业资格',
            content:
              '<ul>' +
              '<li>法国巴黎律师公会，2000年</li>' +
              '<li>香港事务律师，2008年</li>' +
              '</ul>',
          },
          {
            title: '代表业绩',
            content:
              '<ul>' +
              '<li>代理某法国航空航天供应商，就与合资伙伴的争议参加HKIAC仲裁，并在内地两地法院申请保全</li>' +
              '<li>代理某运动服饰经销商，就经销区域被终止一事参加ICC仲裁</li>' +
              '<li>在一起婴幼儿产品配方争议中担任首席仲裁员</li>' +
              '</ul>',
          },
          {
            title: '工作语言',
            content: '<ul>' + '<li>法语、英语、德语</li>' + '</ul>',
          },
        ],
      },
    },
  },
  {
    no: 'L-0029',
    photo: 'portrait-28.webp',
    phoneNumber: '+86 10 5550 0129',
    email: 'yichen.luo@harcourt-lin.example',
    jobs: ['job-senior-associate'],
    fields: ['private-equity', 'corporate'],
    office: 'beijing',
    versions: {
      en_US: {
        name: 'Luo Yichen',
        intro:
          '<p>Luo Yichen advises investors who buy second-hand: secondary funds, insurers and family offices that acquire interests in existing partnerships and portfolios. Such deals move on thin information and short exclusivity, and his reports are known for stating plainly which gaps in the file affect price and which do not.</p>' +
          '<p>He also works on new fund formation for state-backed sponsors, where the rules on approval and valuation of state-owned assets set the pace. Before coming to the firm in 2019 he spent three years in the investment department of an insurance group in Beijing, sitting on the other side of the same table.</p>',
        customContents: [
          {
            title: 'Education',
            content:
              '<ul>' +
              '<li>Peking University, LL.B., 2014</li>' +
              '<li>Peking University, LL.M. in Economic Law, 2016</li>' +
              '</ul>',
          },
          {
            title: 'Notable matters',
            content:
              '<ul>' +
              '<li>Acting for a secondary fund on the purchase of interests in nine renminbi partnerships from a listed company</li>' +
              '<li>Advising a provincial guidance fund on three sub-funds for advanced manufacturing</li>' +
              '<li>Acting for an insurer on its commitment to an infrastructure fund and on side-letter terms</li>' +
              '</ul>',
          },
        ],
      },
      zh_CN: {
        name: '罗逸辰',
        intro:
          '<p>罗逸辰律师服务的投资人大多“买二手”：S基金、保险资金和家族办公室受让既有合伙企业份额或资产包。此类交易信息有限、排他期短，而他的尽职调查报告总能说清卷宗里哪些缺口影响价格、哪些无关紧要。</p>' +
          '<p>他还为国资背景的发起人设立新基金，相关节奏往往取决于国有资产的审批与评估要求。2019年加入本所之前，罗律师在北京某保险集团投资部门工作三年，坐在谈判桌的另一侧。</p>',
        customContents: [
          {
            title: '教育背景',
            content:
              '<ul>' +
              '<li>北京大学，法学学士，2014年</li>' +
              '<li>北京大学，经济法学硕士，2016年</li>' +
              '</ul>',
          },
          {
            title: '代表业绩',
            content:
              '<ul>' +
              '<li>代表某S基金自上市公司受让九只人民币基金的合伙份额</li>' +
              '<li>协助某省级政府引导基金设立三只先进制造业子基金</li>' +
              '<li>代表某保险机构认购基础设施基金份额并谈判附函条款</li>' +
              '</ul>',
          },
        ],
      },
    },
  },
  {
    no: 'L-0030',
    photo: 'portrait-27.webp',
    phoneNumber: '+86 10 5550 0130',
    email: 'shuyan.jiang@harcourt-lin.example',
    jobs: ['job-senior-associate'],
    fields: ['capital-markets'],
    office: 'beijing',
    versions: {
      en_US: {
        name: 'Jiang Shuyan',
        intro:
          '<p>Debt is Jiang Shuyan’s side of the capital markets. She has worked on corporate bonds, medium-term notes, panda bonds and asset-backed securities with an aggregate principal of more than RMB 60 billion, acting for issuers from the rail, utilities and leasing sectors and for the trustees who look after holders when a payment is late.</p>' +
          '<p>Her particular interest is green and transition labelled debt: what the use-of-proceeds clause promises, how it is checked, and what follows if it is not kept. She answers the question in a column she writes every second month for a bond market newsletter.</p>',
        customContents: [
          {
            title: 'Notable matters',
            content:
              '<ul>' +
              '<li>Issuer’s counsel on a three-tranche panda bond of a Southeast Asian development agency</li>' +
              '<li>Originator’s counsel on the securitisation of receivables from 21,000 distributed solar installations</li>' +
              '<li>Advising bondholders’ trustees on the extension of two privately placed corporate bonds</li>' +
              '</ul>',
          },
          {
            title: 'Education',
            content:
              '<ul>' +
              '<li>Beijing Normal University, LL.B., 2013</li>' +
              '<li>Boston University, LL.M. in Banking and Financial Law, 2016</li>' +
              '</ul>',
          },
        ],
      },
      zh_CN: {
        name: '蒋舒妍',
        intro:
          '<p>蒋舒妍律师专注于债权类资本市场业务，参与的公司债券、中期票据、熊猫债及资产支持证券项目累计发行规模超过600亿元人民币。发行人多来自铁路、公用事业及融资租赁行业；债券未能如期兑付时，她也接受受托管理人的委托，维护持有人权益。</p>' +
          '<p>绿色债券与转型债券是蒋律师尤为关注的领域：募集资金用途条款承诺了什么、如何核验、未能履行又会产生何种后果。她每两个月为一份债券市场通讯撰写专栏，讨论的正是这些问题。</p>',
        customContents: [
          {
            title: '代表业绩',
            content:
              '<ul>' +
              '<li>担任某东南亚开发机构三期熊猫债券发行人律师</li>' +
              '<li>担任2.1万户分布式光伏应收账款资产证券化项目原始权益人律师</li>' +
              '<li>就两期非公开发行公司债券展期，为受托管理人提供法律服务</li>' +
              '</ul>',
          },
          {
            title: '教育背景',
            content:
              '<ul>' +
              '<li>北京师范大学，法学学士，2013年</li>' +
              '<li>美国波士顿大学，银行与金融法法学硕士，2016年</li>' +
              '</ul>',
          },
        ],
      },
    },
  },
  {
    no: 'L-0031',
    photo: 'portrait-30.webp',
    phoneNumber: '+44 20 7946 0131',
    email: 'daniel.okonkwo@harcourt-lin.example',
    jobs: ['job-associate'],
    fields: ['banking', 'energy'],
    office: 'london',
    versions: {
      en_US: {
        name: 'Daniel Okonkwo',
        intro:
          '<p>Daniel Okonkwo works on the financing of power and telecommunications infrastructure in West and East Africa, usually for Chinese equipment suppliers and the export credit insurers that stand behind them. He drafts direct agreements and intercreditor terms, keeps the conditions precedent moving and has closed transactions in Lagos, Accra and Nairobi.</p>' +
          '<p>He read economics before law and is comfortable with a financial model; lenders’ advisers have learned that he will ask which cell a definition refers to. He qualified in 2022 after a training contract at the firm that included a seat in Hong Kong, and mentors students from two state schools in south London.</p>',
        customContents: [
          {
            title: 'Education',
            content:
              '<ul>' +
              '<li>University of Warwick, B.Sc. in Economics, 2017</li>' +
              '<li>BPP University, Graduate Diploma in Law and Legal Practice Course, 2019</li>' +
              '</ul>',
          },
          {
            title: 'Notable matters',
            content:
              '<ul>' +
              '<li>Advising an equipment supplier on deferred payment terms for a fibre network in Ghana</li>' +
              '<li>Acting for lenders on the expansion of a geothermal plant in the Rift Valley</li>' +
              '</ul>',
          },
        ],
      },
    },
  },
  {
    no: 'L-0032',
    photo: 'portrait-29.webp',
    phoneNumber: '+86 755 5550 0132',
    email: 'ruoning.bai@harcourt-lin.example',
    jobs: ['job-associate'],
    fields: ['ip'],
    office: 'shenzhen',
    versions: {
      en_US: {
        name: 'Bai Ruoning',
        intro:
          '<p>Bai Ruoning spends her mornings with online marketplaces and her afternoons with court files. She manages anti-counterfeiting programmes for makers of headphones, toys and kitchen appliances: complaints to platforms, customs recordals, test purchases before a notary and, where a source can be found, raids with the market supervision authorities.</p>' +
          '<p>Her civil cases concern copyright in product photographs, trade dress and unfair competition between sellers. She came to Shenzhen in 2020 from a trademark agency in Hangzhou where she examined some two thousand applications, and she still files a few herself to keep her hand in.</p>',
        customContents: [
          {
            title: 'Notable matters',
            content:
              '<ul>' +
              '<li>Customs recordal and enforcement programme in four ports for an audio brand</li>' +
              '<li>Obtaining damages for the copying of 1,300 product photographs by a competing store</li>' +
              '</ul>',
          },
          {
            title: 'Education',
            content:
              '<ul>' +
              '<li>Zhejiang University of Technology, LL.B. in Intellectual Property, 2016</li>' +
              '</ul>',
          },
        ],
      },
      zh_CN: {
        name: '白若宁',
        intro:
          '<p>白若宁律师的上午多在处理电商平台投诉，下午则埋首于诉讼卷宗。她为耳机、玩具及厨房电器品牌管理打假维权项目，工作包括平台投诉、海关备案、公证购买，以及在锁定源头后配合市场监督管理部门开展查处。</p>' +
          '<p>她代理的民事案件以产品图片著作权、商品装潢及经营者之间的不正当竞争纠纷为主。2020年到深圳执业之前，她在杭州一家商标代理机构工作，经手商标申请约两千件；为保持手感，至今仍会亲自提交几件申请。</p>',
        customContents: [
          {
            title: '代表业绩',
            content:
              '<ul>' +
              '<li>为某音频品牌在四个口岸办理知识产权海关备案及执法项目</li>' +
              '<li>代理某商家就1300张产品图片被同业盗用提起诉讼，获判损害赔偿</li>' +
              '</ul>',
          },
          {
            title: '教育背景',
            content: '<ul>' + '<li>浙江工业大学，知识产权法学学士，2016年</li>' + '</ul>',
          },
        ],
      },
    },
  },
  {
    no: 'L-0033',
    phoneNumber: '+86 10 5550 0133',
    jobs: ['job-partner'],
    fields: ['real-estate', 'dispute'],
    office: 'beijing',
    versions: {
      zh_CN: {
        name: '唐国栋',
        intro:
          '<p>唐国栋律师从事建设工程法律业务二十六年。入行之前，他在某建筑集团做过三年造价员，看得懂图纸，也算得清工程量，因此常被委托人请到现场，与项目经理、监理一道核对签证单。</p>' +
          '<p>唐律师的客户以总承包企业、专业分包单位和城市更新项目的开发主体为主，业务集中于建设工程价款优先受偿权、实际施工人权利主张、工程造价鉴定以及工期索赔。他主张“能在结算阶段谈妥的，不要留到法庭上”，近年来经其协调以和解结案的工程款纠纷占所办案件的六成以上。他还受聘担任北京多个区的建设工程纠纷人民调解员。</p>',
        customContents: [
          {
            title: '教育背景',
            content:
              '<ul>' +
              '<li>北方工业大学，工程管理学士，1994年</li>' +
              '<li>中国人民大学，法律硕士，2000年</li>' +
              '</ul>',
          },
          {
            title: '代表业绩',
            content:
              '<ul>' +
              '<li>代理某建筑央企就体育场馆项目主张工程价款优先受偿权，涉案金额7.6亿元</li>' +
              '<li>代理某区属平台公司处理旧城改造项目中十七家分包单位的结算争议</li>' +
              '<li>为某医院迁建工程提供从招标到竣工结算的全过程法律服务</li>' +
              '</ul>',
          },
          {
            title: '主要著述',
            content:
              '<ul>' +
              '<li>《工程签证的证据规则》，2018年</li>' +
              '<li>《以房抵工程款的法律风险》，2023年</li>' +
              '</ul>',
          },
        ],
      },
    },
  },
  {
    no: 'L-0034',
    photo: 'portrait-31.webp',
    phoneNumber: '+852 5550 0134',
    email: 'emily.yip@harcourt-lin.example',
    jobs: ['job-associate'],
    fields: ['capital-markets', 'compliance'],
    office: 'hongkong',
    versions: {
      en_US: {
        name: 'Emily Yip Hoi-ching',
        intro:
          '<p>Emily Yip advises listed companies in Hong Kong on the calendar of obligations between one annual general meeting and the next: results announcements, share schemes, connected transaction caps, environmental and governance reports. She is often the first person a company secretary telephones, and she tries to answer before the second ring.</p>' +
          '<p>She also works on licensing applications to the Securities and Futures Commission and on the internal manuals that licensed firms must be seen to follow. She qualified in 2023, having trained in the office, and runs its quarterly briefing for company secretaries with two colleagues from Shenzhen.</p>',
        customContents: [],
      },
      zh_CN: {
        name: '叶凯晴',
        intro:
          '<p>叶凯晴律师为香港上市公司提供年度合规服务，涵盖业绩公告、股份计划、关连交易年度上限、环境、社会及管治报告等两次股东周年大会之间的各项义务。公司秘书遇到问题，往往第一个打电话给她；而她总是尽快给出答复。</p>' +
          '<p>她亦协助机构向香港证监会申请牌照，并制订持牌机构必须切实遵行的内部规程。叶律师在本所完成实习，2023年取得香港律师资格，现与两位深圳同事共同主持每季度一次的公司秘书简报会。</p>',
        customContents: [],
      },
    },
  },
  {
    no: 'L-0035',
    photo: 'portrait-32.webp',
    phoneNumber: '+86 21 5550 0135',
    email: 'taeyun.kang@harcourt-lin.example',
    jobs: ['job-counsel'],
    fields: ['ip', 'corporate', 'employment'],
    office: 'shanghai',
    versions: {
      en_US: {
        name: 'Kang Tae-yun',
        intro:
          '<p>Korean companies have been Kang Tae-yun’s clients in China for eighteen years. He looks after the legal affairs of subsidiaries in batteries, cosmetics and entertainment, from set-up and licences to the less welcome subjects of withdrawal, liquidation and the recovery of brands and moulds from former manufacturers.</p>' +
          '<p>Admitted in Seoul, he lives in Shanghai with his family and writes his advice in Korean for head office and in Chinese for the local managers who will have to carry it out. Each December he prepares a summary of the year’s legislation that concerns Korean investors, some forty pages long, which the trade association of Korean firms in East China distributes to its members.</p>',
        customContents: [
          {
            title: 'Education',
            content:
              '<ul>' +
              '<li>Seoul National University, LL.B., 2003</li>' +
              '<li>Fudan University, LL.M. in Chinese Law, 2009</li>' +
              '</ul>',
          },
          {
            title: 'Notable matters',
            content:
              '<ul>' +
              '<li>Withdrawal of a consumer electronics maker from its plant in Huizhou, including the sale of the land</li>' +
              '<li>Licensing of a television format to two streaming services</li>' +
              '<li>Recovery of cosmetic trademarks from an unauthorised registrant, by opposition and by settlement</li>' +
              '</ul>',
          },
          {
            title: 'Languages',
            content: '<ul>' + '<li>Korean, Mandarin, English</li>' + '</ul>',
          },
        ],
      },
      zh_CN: {
        name: '姜泰允',
        intro:
          '<p>十八年来，姜泰允律师一直为在华韩国企业服务。他为电池、化妆品及文化娱乐领域的韩资子公司处理日常法律事务，从公司设立、资质办理，到撤资、清算，以及向原代工厂追回品牌和模具等棘手问题，均有丰富经验。</p>' +
          '<p>姜律师在首尔取得律师资格，现与家人定居上海。他用韩文为总部撰写意见，用中文为负责落实的当地管理人员撰写意见。每年十二月，他都会编写一份约四十页的年度法规综述，梳理与韩国投资者相关的立法动态，由华东地区韩国企业行业协会分发给会员单位。</p>',
        customContents: [
          {
            title: '教育背景',
            content:
              '<ul>' +
              '<li>韩国首尔大学，法学学士，2003年</li>' +
              '<li>复旦大学，中国法法学硕士，2009年</li>' +
              '</ul>',
          },
          {
            title: '代表业绩',
            content:
              '<ul>' +
              '<li>协助某消费电子企业撤出惠州工厂，包括土地使用权转让</li>' +
              '<li>代表权利人将一档综艺节目模式授权予两家流媒体平台</li>' +
              '<li>以异议及和解方式，协助韩国化妆品品牌收回被抢注的商标</li>' +
              '</ul>',
          },
          {
            title: '工作语言',
            content: '<ul>' + '<li>韩语、普通话、英语</li>' + '</ul>',
          },
        ],
      },
    },
  },
];
