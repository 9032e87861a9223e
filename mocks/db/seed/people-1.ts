import type { LawyerSeed } from './types';

/** Lawyers L-0001 to L-0009 of the seed (§3). */
export const lawyerSeeds1: LawyerSeed[] = [
  {
    no: 'L-0001',
    photo: 'portrait-02.webp',
    top: 1,
    phoneNumber: '+86 10 5550 0101',
    email: 'zhengyuan.lin@harcourt-lin.example',
    jobs: ['job-senior-partner'],
    fields: ['corporate', 'private-equity', 'capital-markets'],
    office: 'beijing',
    versions: {
      en_US: {
        name: 'Lin Zhengyuan',
        intro:
          '<p>Lin Zhengyuan has chaired the firm’s management committee since 2018. He joined in 1996, when inbound joint ventures made up most of the corporate group’s work, and has followed his clients since then through reorganisations, listings and, over the last decade, acquisitions abroad. Boards tend to call him when a transaction needs consent from more than one authority: he has led legal teams on outbound investments in nineteen jurisdictions and deals regularly with the National Development and Reform Commission, the Ministry of Commerce and the State Administration of Foreign Exchange.</p>' +
          '<p>He remains a working partner, speaks often on directors’ duties under the revised Company Law, and teaches a practice seminar at a law school in Beijing.</p>',
        customContents: [
          {
            title: 'Education',
            content:
              '<ul>' +
              '<li>Renmin University of China, LL.M., 1996</li>' +
              '<li>Renmin University of China, LL.B., 1993</li>' +
              '</ul>',
          },
          {
            title: 'Notable matters',
            content:
              '<ul>' +
              '<li>Acting for a state-owned machinery group on its acquisition of a German manufacturer of hydraulic components, with merger filings in six jurisdictions</li>' +
              '<li>Advising the independent directors of a Hong Kong-listed retailer on a privatisation proposal by its controlling shareholder</li>' +
              '<li>Representing a consortium of Chinese insurers on a minority investment in a European toll-road operator</li>' +
              '<li>Advising a pharmaceutical distributor on the merger of its three onshore holding companies before listing</li>' +
              '</ul>',
          },
          {
            title: 'Languages',
            content: '<ul>' + '<li>Mandarin</li>' + '<li>English</li>' + '</ul>',
          },
        ],
      },
      zh_CN: {
        name: '林正远',
        intro:
          '<p>林正远律师自2018年起担任本所管理委员会主席。1996年加入本所之初，公司业务以外商投资设立合资企业为主；此后三十年间，林律师陪伴客户历经改制重组、境内外上市直至海外并购，主办的境外投资项目遍及十九个法域。凡须同时取得多个主管机关核准或备案的交易，企业董事会往往首先征询他的意见；他长期就境外投资核准、备案及外汇登记事项与国家发展改革委、商务部及国家外汇管理局沟通。</p>' +
          '<p>承担管理职责之余，林律师仍将主要精力投入客户项目，常就新修订《公司法》下的董事义务发表演讲，并在北京一所高校法学院讲授实务课程。</p>',
        customContents: [
          {
            title: '教育背景',
            content:
              '<ul>' +
              '<li>中国人民大学，法学硕士，1996年</li>' +
              '<li>中国人民大学，法学学士，1993年</li>' +
              '</ul>',
          },
          {
            title: '代表业绩',
            content:
              '<ul>' +
              '<li>代表某国有装备制造集团收购德国一家液压件制造商，涉及六个法域的经营者集中申报</li>' +
              '<li>就控股股东提出的私有化方案，为某香港上市零售企业的独立董事提供法律意见</li>' +
              '<li>代表多家境内保险机构组成的财团参股欧洲某收费公路运营商</li>' +
              '<li>协助某医药流通企业在上市前完成三家境内控股公司的吸收合并</li>' +
              '</ul>',
          },
          {
            title: '工作语言',
            content: '<ul>' + '<li>普通话</li>' + '<li>英语</li>' + '</ul>',
          },
        ],
      },
    },
  },
  {
    no: 'L-0002',
    photo: 'portrait-01.webp',
    phoneNumber: '+44 20 7946 0102',
    email: 'margaret.harcourt-ellis@harcourt-lin.example',
    jobs: ['job-senior-partner'],
    fields: ['dispute', 'arbitration'],
    office: 'london',
    versions: {
      en_US: {
        name: 'Margaret Harcourt-Ellis',
        intro:
          '<p>Before she became a solicitor Margaret Harcourt-Ellis spent six years at the commercial Bar, and it shows in how she prepares a case: the list of issues comes first, the documents second, the pleading last. She leads the London office and conducts commercial litigation and arbitration for Chinese, European and Gulf clients, most of it about long-term supply contracts, shipbuilding, commodity finance and the sale of businesses.</p>' +
          '<p>She has acted in proceedings in the Commercial Court and the Court of Appeal and under the rules of the LCIA, ICC, HKIAC and CIETAC. Clients who have not been through English disclosure before often meet her two or three years ahead of a dispute, to agree how their records should be kept.</p>',
        customContents: [
          {
            title: 'Education',
            content:
              '<ul>' +
              '<li>Durham University, LL.B., 1988</li>' +
              '<li>Inns of Court School of Law, Bar Vocational Course, 1989</li>' +
              '</ul>',
          },
          {
            title: 'Bar admissions',
            content:
              '<ul>' +
              '<li>Called to the Bar of England and Wales, 1989 (no longer practising at the Bar)</li>' +
              '<li>Solicitor, England and Wales, 1996</li>' +
              '</ul>',
          },
          {
            title: 'Notable matters',
            content:
              '<ul>' +
              '<li>Defending a Chinese shipyard against four linked claims for refund guarantees, heard together in the Commercial Court</li>' +
              '<li>Acting for a Gulf trading house in LCIA proceedings over the repudiation of a ten-year methanol supply contract</li>' +
              '<li>Obtaining, and then defending on appeal, an anti-suit injunction in support of a Hong Kong-seated arbitration</li>' +
              '</ul>',
          },
          {
            title: 'Publications',
            content:
              '<ul>' +
              '<li>“Privilege in mixed teams: English disclosure and in-house counsel in China”, client monograph, third edition, 2024</li>' +
              '<li>“What the Arbitration Act 2025 changes on summary disposal”, 2025</li>' +
              '</ul>',
          },
        ],
      },
      zh_CN: {
        name: '玛格丽特·哈考特-埃利斯',
        intro:
          '<p>玛格丽特·哈考特-埃利斯女士现任本所伦敦办公室负责人。转任事务律师之前，她曾以英国商事大律师身份执业六年，由此养成了独特的办案习惯：先列争点，再阅文件，最后落笔撰写诉状。她的客户来自中国、欧洲及海湾地区，案件多涉及长期供货合同、船舶建造、大宗商品融资与股权转让纠纷。</p>' +
          '<p>她曾在英格兰高等法院商事庭及上诉法院代理案件，亦熟悉伦敦国际仲裁院（LCIA）、国际商会仲裁院（ICC）、香港国际仲裁中心（HKIAC）及中国国际经济贸易仲裁委员会（贸仲）的仲裁规则。对于首次面对英国证据披露程序的中国企业，她通常建议在争议发生前即着手规范文件留存。</p>',
        customContents: [
          {
            title: '教育背景',
            content:
              '<ul>' +
              '<li>英国杜伦大学，法学学士，1988年</li>' +
              '<li>英国律师会馆法学院，大律师职业课程，1989年</li>' +
              '</ul>',
          },
          {
            title: '执业资格',
            content:
              '<ul>' +
              '<li>英格兰及威尔士大律师，1989年（现已不以大律师身份执业）</li>' +
              '<li>英格兰及威尔士事务律师，1996年</li>' +
              '</ul>',
          },
          {
            title: '代表业绩',
            content:
              '<ul>' +
              '<li>代理某中国船厂应对四起关联的还款保函索赔，各案由商事法庭合并审理</li>' +
              '<li>代理海湾地区某贸易公司，就十年期甲醇供应合同的毁约争议参加LCIA仲裁</li>' +
              '<li>为支持在香港进行的仲裁程序，成功取得禁诉令，并在上诉审中维持该禁令</li>' +
              '</ul>',
          },
          {
            title: '主要著述',
            content:
              '<ul>' +
              '<li>《混合团队中的特权保护：英国证据披露与中国公司法务》，客户专刊，2024年第三版</li>' +
              '<li>《英国〈2025年仲裁法〉与简易处置程序》，2025年</li>' +
              '</ul>',
          },
        ],
      },
    },
  },
  {
    no: 'L-0003',
    photo: 'portrait-03.webp',
    top: 1,
    phoneNumber: '+86 21 5550 0103',
    email: 'vivian.shen@harcourt-lin.example',
    jobs: ['job-senior-partner'],
    fields: ['capital-markets', 'corporate', 'compliance'],
    office: 'shanghai',
    versions: {
      en_US: {
        name: 'Vivian Shen Jiayi',
        intro:
          '<p>Vivian Shen heads the capital markets group. She has acted for issuers or underwriters on more than fifty completed offerings in Shanghai, Shenzhen and Hong Kong, with a concentration in semiconductors, medical devices and industrial software, where the prospectus stands or falls on how the ownership of technology is described.</p>' +
          '<p>Since the overseas listing filing regime took effect in 2023 a good part of her year has gone into filings with the China Securities Regulatory Commission for companies with offshore structures. Her team usually begins eighteen months before submission, with a review of shareholder history, related-party transactions and data processing. She started her career in the legal department of a securities exchange, where she reviewed disclosure for four years.</p>',
        customContents: [
          {
            title: 'Education',
            content:
              '<ul>' +
              '<li>East China University of Political Science and Law, LL.B., 1999</li>' +
              '<li>University of Michigan, LL.M., 2004</li>' +
              '</ul>',
          },
          {
            title: 'Notable matters',
            content:
              '<ul>' +
              '<li>Issuer’s counsel on the STAR Market listing of a maker of wafer-inspection equipment</li>' +
              '<li>Underwriters’ counsel on the Hong Kong listing of a surgical robotics company under Chapter 18A</li>' +
              '<li>Advising an industrial software group on the removal of its variable interest entities and its subsequent A-share listing</li>' +
              '<li>Acting for a listed auto-parts supplier on a convertible bond issue and on the regulator’s follow-up enquiries</li>' +
              '</ul>',
          },
          {
            title: 'Bar admissions',
            content: '<ul>' + '<li>People’s Republic of China</li>' + '<li>New York</li>' + '</ul>',
          },
        ],
      },
      zh_CN: {
        name: '沈嘉怡',
        intro:
          '<p>沈嘉怡律师主持本所资本市场业务，曾代表发行人或承销商完成五十余单境内外发行上市项目，覆盖上海、深圳及香港市场，尤以半导体、医疗器械及工业软件行业见长——在这些行业，招股书能否站得住脚，往往取决于核心技术权属的披露是否扎实。</p>' +
          '<p>2023年境外上市备案新规施行以来，协助红筹及VIE架构企业向中国证监会办理备案成为她的一项重点工作。其团队通常于申报前十八个月介入，对历史沿革、关联交易及数据处理活动逐项核查。沈律师早年供职于某证券交易所法律部门，从事信息披露审核工作四年。</p>',
        customContents: [
          {
            title: '教育背景',
            content:
              '<ul>' +
              '<li>华东政法大学，法学学士，1999年</li>' +
              '<li>美国密歇根大学，法学硕士，2004年</li>' +
              '</ul>',
          },
          {
            title: '代表业绩',
            content:
              '<ul>' +
              '<li>担任某晶圆检测设备企业科创板上市发行人律师</li>' +
              '<li>担任某手术机器人企业依据《上市规则》第18A章在香港上市的承销商律师</li>' +
              '<li>协助某工业软件集团拆除VIE架构并完成A股上市</li>' +
              '<li>担任某上市汽车零部件企业发行可转换公司债券的专项法律顾问，并协助回复监管问询</li>' +
              '</ul>',
          },
          {
            title: '执业资格',
            content: '<ul>' + '<li>中国</li>' + '<li>美国纽约州</li>' + '</ul>',
          },
        ],
      },
    },
  },
  {
    no: 'L-0004',
    photo: 'portrait-04.webp',
    phoneNumber: '+86 10 5550 0104',
    email: 'wei.zhang@harcourt-lin.example',
    jobs: ['job-partner'],
    fields: ['dispute', 'restructuring', 'banking'],
    office: 'beijing',
    versions: {
      en_US: {
        name: 'Zhang Wei',
        intro:
          '<p>Zhang Wei tries cases. For seven years he sat as a judge in the commercial division of an intermediate people’s court; since 2011 he has appeared on the other side of the bench for banks, asset management companies and trade creditors, most often in guarantee disputes, enforcement objections and claims against directors of insolvent companies.</p>' +
          '<p>He is known for short submissions. A typical brief from his desk states the point to be decided on the first page and gives the court the evidence in the order in which it will need it. Alongside court work he advises administrators and creditors’ committees in reorganisation cases and has appeared before the Supreme People’s Court in nine retrial applications.</p>',
        customContents: [
          {
            title: 'Notable matters',
            content:
              '<ul>' +
              '<li>Acting for a joint-stock bank in enforcing security over a stalled commercial complex against competing claims by contractors and purchasers</li>' +
              '<li>Representing the administrator of a steel trading group in recovering transfers made in the year before bankruptcy was accepted</li>' +
              '<li>Obtaining a retrial and reversal in a dispute over a keepwell undertaking given in an offshore bond issue</li>' +
              '</ul>',
          },
          {
            title: 'Bar admissions',
            content: '<ul>' + '<li>People’s Republic of China</li>' + '</ul>',
          },
        ],
      },
      zh_CN: {
        name: '张伟',
        intro:
          '<p>张伟律师专注于商事诉讼。他曾在某中级人民法院商事审判庭任法官七年，2011年加入本所后，长期代理银行、资产管理公司及供应商债权人，案件以保证合同纠纷、执行异议之诉以及针对破产企业董事、高管的损害赔偿诉讼为主。</p>' +
          '<p>张律师的代理意见素以简练著称：首页即点明待决争点，证据按法庭审理的需要依次编排。诉讼之外，他还为破产管理人及债权人委员会提供重整程序中的法律服务，并曾在最高人民法院代理九起再审申请案件。</p>',
        customContents: [
          {
            title: '代表业绩',
            content:
              '<ul>' +
              '<li>代理某股份制银行就一处停建商业综合体实现抵押权，妥善处理与施工方及购房人之间的权利冲突</li>' +
              '<li>代理某钢贸集团破产管理人，追回破产申请受理前一年内的不当财产转让</li>' +
              '<li>代理境外债券维好协议纠纷的再审申请，促成再审改判</li>' +
              '</ul>',
          },
          {
            title: '执业资格',
            content: '<ul>' + '<li>中国</li>' + '</ul>',
          },
        ],
      },
    },
  },
  {
    no: 'L-0005',
    photo: 'portrait-06.webp',
    phoneNumber: '+86 755 5550 0105',
    email: 'wei.zhang2@harcourt-lin.example',
    jobs: ['job-senior-associate'],
    fields: ['tmt', 'data', 'ip'],
    office: 'shenzhen',
    versions: {
      en_US: {
        name: 'Zhang Wei',
        intro:
          '<p>A software engineer before he was a lawyer, Zhang Wei spent five years writing firmware for network equipment and still reads source code when a licence dispute turns on it. He works from Shenzhen for hardware makers, cloud service providers and game studios on technology contracts, open-source compliance and the ownership of code written by employees and contractors.</p>' +
          '<p>Much of his recent work concerns products that leave China: what a connected device may send home, which entity answers for it abroad, and how the export of the underlying technology is classified. He runs the office’s monthly clinic for start-ups in the Nanshan science park.</p>',
        customContents: [
          {
            title: 'Education',
            content:
              '<ul>' +
              '<li>Xidian University, B.Eng. in Communications Engineering, 2008</li>' +
              '<li>Shenzhen University, Juris Master, 2015</li>' +
              '</ul>',
          },
          {
            title: 'Notable matters',
            content:
              '<ul>' +
              '<li>Advising a maker of robotic vacuum cleaners on privacy notices, firmware updates and local representatives in eleven export markets</li>' +
              '<li>Negotiating a cross-licence of video-coding software between a chip designer and a set-top box manufacturer</li>' +
              '<li>Conducting an open-source audit of 2.4 million lines of code before a cloud provider’s Series D financing</li>' +
              '</ul>',
          },
        ],
      },
      zh_CN: {
        name: '张伟',
        intro:
          '<p>张伟律师在成为律师之前是一名软件工程师，曾从事网络设备固件开发五年，至今在处理软件许可争议时仍会亲自研读源代码。他常驻深圳，为硬件厂商、云服务商及游戏公司提供技术合同、开源合规以及职务作品、外包代码权属等方面的法律服务。</p>' +
          '<p>近年来，张律师的工作多与产品出海相关：联网设备可以回传哪些数据、由哪一主体在境外承担责任、底层技术出口如何归类。他还负责深圳办公室每月在南山科技园举办的初创企业法律咨询日。</p>',
        customContents: [
          {
            title: '教育背景',
            content:
              '<ul>' +
              '<li>西安电子科技大学，通信工程学士，2008年</li>' +
              '<li>深圳大学，法律硕士，2015年</li>' +
              '</ul>',
          },
          {
            title: '代表业绩',
            content:
              '<ul>' +
              '<li>为某扫地机器人企业在十一个出口市场的隐私政策、固件升级及当地代表安排提供法律服务</li>' +
              '<li>代表某芯片设计企业与机顶盒厂商谈判视频编码软件交叉许可</li>' +
              '<li>在某云服务商D轮融资前，对其240万行代码开展开源合规审查</li>' +
              '</ul>',
          },
        ],
      },
    },
  },
  {
    no: 'L-0006',
    photo: 'portrait-05.webp',
    phoneNumber: '+86 21 5550 0106',
    email: 'jing.chen@harcourt-lin.example',
    jobs: ['job-partner'],
    fields: ['real-estate', 'banking', 'energy'],
    office: 'shanghai',
    versions: {
      en_US: {
        name: 'Chen Jing',
        intro:
          '<p>Logistics parks, data centres, rental housing: Chen Jing’s clients buy, build and finance property that earns its return from use rather than resale. She has practised real estate law in Shanghai since 2005 and has advised the sponsors of six public infrastructure REITs, from asset selection and title rectification through to the state-owned asset transfer procedures that such listings often require.</p>' +
          '<p>Lenders also instruct her on construction facilities and on the enforcement of mortgages over unfinished buildings. She is a member of the drafting group for a Shanghai industry association’s model agreement on long-term leases.</p>',
        customContents: [
          {
            title: 'Notable matters',
            content:
              '<ul>' +
              '<li>Advising the original rights holder on a public REIT of four warehouses in the Yangtze River Delta</li>' +
              '<li>Acting for a foreign insurer on the forward purchase of two rental housing blocks in Minhang</li>' +
              '<li>Advising a syndicate of five banks on the construction financing of a data centre campus, including its power supply arrangements</li>' +
              '</ul>',
          },
          {
            title: 'Publications',
            content:
              '<ul>' +
              '<li>“Title defects in industrial land: what can be cured before a REIT filing”, 2023</li>' +
              '<li>“Green power purchase for data centres: contract and metering questions”, 2025</li>' +
              '</ul>',
          },
          {
            title: 'Languages',
            content: '<ul>' + '<li>Mandarin, English, Shanghainese</li>' + '</ul>',
          },
        ],
      },
      zh_CN: {
        name: '陈静',
        intro:
          '<p>物流园区、数据中心、租赁住房——陈静律师的客户所投资、建设和融资的，大多是以运营而非转售取得回报的不动产。她自2005年起在上海从事房地产法律业务，先后为六单公募基础设施REITs项目的原始权益人提供法律服务，工作涵盖资产遴选、权属瑕疵整改以及此类项目常涉及的国有资产转让程序。</p>' +
          '<p>陈律师亦受银行委托，就开发贷款及在建工程抵押权的实现提供法律意见。她还参与起草上海某行业协会的长期租赁合同示范文本。</p>',
        customContents: [
          {
            title: '代表业绩',
            content:
              '<ul>' +
              '<li>担任长三角地区四处仓储物流资产公募REITs项目原始权益人法律顾问</li>' +
              '<li>代表某外资保险机构以远期购买方式收购闵行两栋租赁住房</li>' +
              '<li>担任五家银行组成的银团法律顾问，为某数据中心园区提供建设融资及供电安排方面的法律服务</li>' +
              '</ul>',
          },
          {
            title: '主要著述',
            content:
              '<ul>' +
              '<li>《工业用地权属瑕疵：REITs申报前可以补正什么》，2023年</li>' +
              '<li>《数据中心绿电采购的合同与计量问题》，2025年</li>' +
              '</ul>',
          },
          {
            title: '工作语言',
            content: '<ul>' + '<li>普通话、英语、上海话</li>' + '</ul>',
          },
        ],
      },
    },
  },
  {
    no: 'L-0007',
    phoneNumber: '+86 10 5550 0107',
    email: 'jing.chen2@harcourt-lin.example',
    jobs: ['job-associate'],
    fields: ['employment', 'compliance'],
    office: 'beijing',
    versions: {
      en_US: {
        name: 'Chen Jing',
        intro:
          '<p>Chen Jing joined the employment team in 2022 after two years with a labour dispute arbitration commission in Beijing, where she drafted several hundred awards. She advises multinational and domestic employers on hiring, performance management and redundancies, and represents them before arbitration commissions and the courts of first and second instance.</p>' +
          '<p>She also supports internal investigations into harassment and expense fraud, planning the interviews and making sure that what is collected can be used if the employee later contests a dismissal. Her notes on working-time records, written for human resources teams rather than lawyers, are updated each spring.</p>',
        customContents: [],
      },
      zh_CN: {
        name: '陈静',
        intro:
          '<p>陈静律师曾在北京某劳动人事争议仲裁委员会工作两年，其间草拟仲裁裁决书数百份，2022年加入本所劳动与雇佣团队。她为跨国公司及境内企业提供招聘、绩效管理、经济性裁员等用工事项的法律服务，并代理企业参加劳动仲裁及一审、二审诉讼。</p>' +
          '<p>陈律师还参与职场骚扰、费用报销舞弊等内部调查，协助客户设计访谈提纲、固定证据，确保调查所得在日后的解除争议中经得起检验。她为人力资源团队撰写的工时记录管理提示，每年春季更新一次。</p>',
        customContents: [],
      },
    },
  },
  {
    no: 'L-0008',
    photo: 'portrait-07.webp',
    phoneNumber: '+44 20 7946 0108',
    email: 'alexandra.papadimitriou@harcourt-lin.example',
    jobs: ['job-partner'],
    fields: ['banking', 'energy', 'restructuring'],
    office: 'london',
    versions: {
      en_US: {
        name: 'Alexandra Konstantinovna Papadimitriou-Featherstonehaugh',
        intro:
          '<p>Ships, wind farms and the banks behind them occupy most of Alexandra Papadimitriou-Featherstonehaugh’s week. Born in Piraeus and trained in London, she acts for Chinese leasing companies, export credit agencies and European sponsors on asset and project finance, and for lenders when a project cannot keep to the schedule on which its model was built.</p>' +
          '<p>She came to the firm in 2013 from the in-house team of a development bank. Colleagues value her for a habit acquired there: every term sheet she reviews comes back with a one-page note on what happens if the borrower misses the second repayment. She sits on the London office’s training committee and supervises its trainees during their finance seat.</p>',
        customContents: [
          {
            title: 'Bar admissions',
            content:
              '<ul>' +
              '<li>Solicitor, England and Wales</li>' +
              '<li>Piraeus Bar, Greece</li>' +
              '</ul>',
          },
          {
            title: 'Notable matters',
            content:
              '<ul>' +
              '<li>Advising a Chinese leasing company on the sale and leaseback of eleven dual-fuel container vessels</li>' +
              '<li>Acting for the senior lenders on the refinancing of a 480 MW offshore wind farm in the North Sea</li>' +
              '<li>Advising a bondholder group on the scheme of arrangement of an Aegean ferry operator</li>' +
              '</ul>',
          },
          {
            title: 'Languages',
            content: '<ul>' + '<li>English, Greek, Russian</li>' + '</ul>',
          },
        ],
      },
      zh_CN: {
        name: '亚历珊德拉·康斯坦丁诺夫娜·帕帕季米特里乌-费瑟斯通豪',
        intro:
          '<p>亚历珊德拉·帕帕季米特里乌-费瑟斯通豪女士生于希腊比雷埃夫斯，在伦敦完成律师训练，业务以船舶、海上风电及其背后的融资安排为主。她为中国融资租赁公司、出口信用机构及欧洲发起人提供资产融资与项目融资法律服务；项目未能按融资模型推进时，亦代表贷款人处理债务重组。</p>' +
          '<p>她于2013年加入本所，此前任职于某开发性金融机构法务部门，并从那里带来了一个为同事称道的习惯：凡经她审阅的条款清单，都会附上一页说明，分析借款人若未能按期偿付第二期本息，各方将面临怎样的局面。她还是伦敦办公室培训委员会成员，负责指导实习律师的融资业务轮岗。</p>',
        customContents: [
          {
            title: '执业资格',
            content:
              '<ul>' +
              '<li>英格兰及威尔士事务律师</li>' +
              '<li>希腊比雷埃夫斯律师公会</li>' +
              '</ul>',
          },
          {
            title: '代表业绩',
            content:
              '<ul>' +
              '<li>代表某中资租赁公司完成十一艘双燃料集装箱船的售后回租</li>' +
              '<li>代表优先级贷款人参与北海一座48万千瓦海上风电场的再融资</li>' +
              '<li>代表债券持有人组参与爱琴海某渡轮公司的协议安排（scheme of arrangement）</li>' +
              '</ul>',
          },
          {
            title: '工作语言',
            content: '<ul>' + '<li>英语、希腊语、俄语</li>' + '</ul>',
          },
        ],
      },
    },
  },
  {
    no: 'L-0009',
    photo: 'portrait-08.webp',
    phoneNumber: '+86 10 5550 0109',
    email: 'maximilian.hohenberg@harcourt-lin.example',
    jobs: ['job-counsel'],
    fields: ['competition', 'corporate'],
    office: 'beijing',
    versions: {
      en_US: {
        name: 'Maximilian Friedrich von Hohenberg zu Lauenstein-Reichenbach',
        intro:
          '<p>German industrial companies in China, and Chinese investors in Germany, come to Maximilian von Hohenberg for the same reason: someone has to explain each side’s approval process to the other before the timetable is fixed. He has lived in Beijing since 2009 and coordinates merger control, foreign direct investment and foreign subsidies filings for transactions between China and the European Union.</p>' +
          '<p>A member of the Munich Bar, he does not advise on Chinese law; he works beside the firm’s antitrust partners and translates, in both senses, between their advice and European counsel. He has acted on the formation and, on three occasions, the orderly dissolution of Sino-German joint ventures.</p>',
        customContents: [
          {
            title: 'Education',
            content:
              '<ul>' +
              '<li>Ludwig Maximilian University of Munich, Dr. iur., 2007</li>' +
              '<li>Tongji University, Sino-German exchange programme, 2003</li>' +
              '</ul>',
          },
          {
            title: 'Notable matters',
            content:
              '<ul>' +
              '<li>Coordinating filings in China, Germany and the European Union for the merger of two makers of braking systems</li>' +
              '<li>Advising a Bavarian family company on the purchase of its Chinese partner’s half share in a joint venture</li>' +
              '</ul>',
          },
        ],
      },
      zh_CN: {
        name: '马克西米利安·弗里德里希·冯·霍恩贝格-劳恩施泰因-赖兴巴赫',
        intro:
          '<p>在华德国工业企业与赴德投资的中国企业，往往出于同一原因找到马克西米利安·冯·霍恩贝格博士：在敲定交易时间表之前，需要有人向双方讲清对方的审批流程。他自2009年起常驻北京，负责统筹中欧交易中的经营者集中申报、外商直接投资审查及外国补贴申报。</p>' +
          '<p>冯·霍恩贝格博士是德国慕尼黑律师公会会员，不就中国法律发表意见；他与本所反垄断合伙人并肩工作，在中国法意见与欧洲律师之间充当双重意义上的“翻译”。他参与过多家中德合资企业的设立，并曾三度协助合资各方平稳完成企业解散清算。</p>',
        customContents: [
          {
            title: '教育背景',
            content:
              '<ul>' +
              '<li>德国慕尼黑大学，法学博士，2007年</li>' +
              '<li>同济大学，中德交流项目，2003年</li>' +
              '</ul>',
          },
          {
            title: '代表业绩',
            content:
              '<ul>' +
              '<li>统筹两家制动系统制造商合并项目在中国、德国及欧盟的申报工作</li>' +
              '<li>代表某巴伐利亚家族企业收购中方合作伙伴持有的合资公司50%股权</li>' +
              '</ul>',
          },
        ],
      },
    },
  },
];
