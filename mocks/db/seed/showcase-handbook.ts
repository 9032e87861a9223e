import type { ArticleSeed } from './types';

const english = `<p>This handbook is written for the people who have to make decisions about a Chinese business without being Chinese lawyers: the regional general counsel, the finance director of a parent company, the founder who is about to send a first colleague to Shanghai. It follows the life of a company from the first question (may we do this at all?) to the last (how do we leave?). Each chapter can be read alone.</p>
<p>Three things have shaped the present edition. The Company Law as revised with effect from 1 July 2024 has changed how capital is paid in, how boards work and how far directors answer for both. The rules on sending data abroad, once the hardest part of any compliance programme, have become more workable since March 2024. And the revised Arbitration Law, in force since 1 March 2026, has brought the seat of arbitration into the statute. Where older books or older precedents disagree with what follows, one of these is usually the reason.</p>
<p>Two warnings belong at the beginning. China is one country with many authorities: national law sets the frame, but practice in Suzhou is not practice in Chongqing, and a telephone call to the local counter is still worth an hour of reading. And a handbook describes the ordinary case. Before you act, have the point checked against the rules in force on that day and the facts you really have.</p>

<h2>1. Deciding how to come in</h2>
<p>Most mistakes that we are later asked to repair were made in the first month, when everybody was in a hurry. The company was given a scope of business that did not cover its main product; the holding was placed in a country whose tax treaty turned out not to apply; the subsidy that had decided the choice of city was promised by an office that had no power to promise it. The questions in this chapter cost little to answer early and a good deal to answer late.</p>

<h3>1.1 Is the sector open?</h3>
<p>Since 1 January 2020 the Foreign Investment Law has treated foreign investors like domestic ones, before and after they are established, except in the fields named in a negative list. What is not on the list is open. What is on it is either prohibited or allowed under conditions, typically a limit on the foreign share or a requirement as to who holds key posts. The edition in force since 1 November 2024 contains twenty-nine entries and has removed the last restrictions on manufacturing. The list for the free trade zones is shorter still, and pilot programmes go further in certain cities, for instance for data centres, some other telecoms services, and wholly foreign-owned hospitals.</p>
<p>The list is only the first gate. Behind it stand the ordinary licences that any investor needs, Chinese or foreign: for food, medicines, payments, education, recruitment, freight, publishing. They are invisible in the negative list and often harder to obtain. We advise clients to write down the business in verbs (we import, we store, we sell to consumers, we process their cards) and to test every verb by itself. It is common for nine of ten verbs to be free and for the tenth to decide the structure.</p>
<p>Three practical points:</p>
<ul>
<li>The lists follow the national classification of industries. Agree on the code first; an argument about openness is often an argument about classification.</li>
<li>Closer arrangements with Hong Kong and Macao can open a field further for service suppliers who qualify there, which takes several years of real business in that place.</li>
<li>Structures that reach a closed sector by contract, without shares, have been used for twenty-five years. They have not been made unlawful as such, but they carry regulatory, tax and enforcement risk, and the law on foreign listings, merger control and national security looks through them. They should be a deliberate choice, never a default.</li>
</ul>

<h3>1.2 Which vehicle?</h3>
<p>For most investors the answer is a limited liability company, wholly foreign-owned or shared with a partner. It is quick to set up, its liability is limited to the subscribed capital, and its rules can be shaped to a considerable degree in the articles. The former special forms for equity and co-operative joint ventures ended with the Foreign Investment Law, and the five-year period for converting them ended on 31 December 2024. A joint venture that has still not brought its board and articles into line with the Company Law may find that the registry refuses any other filing until it does.</p>
<p>The alternatives serve narrower purposes. A <strong>representative office</strong> may do market research, liaison and quality control, but may not earn income, and is taxed on its expenses all the same. A <strong>joint stock company</strong> is the form for a listing. A <strong>partnership</strong> suits funds and employee shareholding because it is transparent for income tax. A <strong>branch</strong> of a Chinese company is the usual way to be present in a second city; a branch of a foreign company is possible only in a few fields such as banking and insurance.</p>
<p>Many groups also ask whether they need a holding company in China. An ordinary company may hold shares in others. The privileged “investment company” of earlier years required a large capital and offered advantages in financing, purchasing and cash pooling, some of which are now available without it. It is worth a calculation from about five operating subsidiaries onwards.</p>
<p>Above China the question is where to hold. The tax treaty rate for dividends is one consideration; the ease of a later sale, the enforceability of shareholders’ agreements and the treatment of arbitral awards are others. Hong Kong does well on all four, provided that the company there has people and makes decisions: a letterbox does not receive treaty benefits. Singapore, the Netherlands and the United Kingdom are common alternatives, and the group’s own tax position usually decides among them.</p>

<h3>1.3 Choosing a place</h3>
<p>Investors choose a city for its customers, its people and its port, and should. The legal part of the choice lies in three questions.</p>
<p>First, does a zone change what you may do? Free trade zones, the free trade port of Hainan and the various pilot cities differ from their surroundings in market access, customs supervision, foreign exchange and, most recently, data: several zones have published negative lists of data, and what is not named there may be sent abroad without further procedure. Such advantages are tied to registration in the zone and, increasingly, to activity there.</p>
<p>Second, what does the incentive rest on? Local governments used to attract investors with tax refunds calculated on what the investor paid. Under the fair competition review regulations in force since 1 August 2024, preferences of this kind need a basis in law, administrative regulation or a State Council approval, and many have been withdrawn. Rent subsidies, talent programmes, support for research and help with recruitment remain common. Ask for the published document, check that the signatory has the power to commit the budget, and see what must be repaid if you leave early or miss a target for investment, output or tax.</p>
<p>Third, what will the environment and the land allow? A manufacturing project needs an environmental impact assessment before construction, an energy assessment above certain volumes, and a fire approval before use. Industrial land is granted for at most fifty years, often for twenty or thirty, with targets for investment per hectare. A rented building must have a permitted use that matches yours, a clean title, and a landlord entitled to let it; a surprising number fail on the third.</p>
<p>Visit the place before signing anything, and visit it twice: once with the investment promotion office, and once without.</p>

<h2>2. Setting up</h2>
<p>Formation has become fast. What used to take half a year and eleven chops now takes a few weeks, most of it at one counter or on one screen. That has moved the work rather than abolished it: with the authorities asking fewer questions, it is left to the founders to ask the right ones of themselves, above all on capital, on the articles, and on who may bind the company.</p>

<h3>2.1 The registration, step by step</h3>
<p>The order below is that of a simple trading or service company. A licensed activity adds steps before or after.</p>
<ol>
<li><strong>Name.</strong> Chinese names follow a pattern: place, trade name, industry, form. The name is declared online and is refused if it is too close to an earlier one in the same industry. A foreign-language name has no legal standing, although everyone will use it; choose the Chinese one with care and register it as a trade mark on the same day.</li>
<li><strong>Documents of the investor.</strong> The registry needs proof that the investor exists and who signs for it. Since China joined the Apostille Convention with effect from 7 November 2023, an apostille replaces the former consular legalisation for documents from other member states. Hong Kong, Macao and Taiwan have procedures of their own.</li>
<li><strong>Address.</strong> A lease with proof of title. Some cities accept registered-address services; banks and tax offices may be less generous than the registry.</li>
<li><strong>Filing.</strong> Application, articles, appointments and identity checks are submitted together, normally online, with remote verification of the directors’ identity where technology and nationality allow it.</li>
<li><strong>Foreign investment report.</strong> An initial report is submitted through the registration system at the same time; changes and annual data follow the same road. It is a report, not an approval, but a false one is fined.</li>
<li><strong>Business licence</strong>, and with it the unified social credit code, which serves as tax number, customs code and identity for everything that follows.</li>
<li><strong>Afterwards:</strong> seals, bank accounts, foreign exchange registration at the bank, tax settings, social insurance, customs if needed, and the filing of beneficial owners, for which new rules took effect on 1 November 2024.</li>
</ol>
<p>Plan four to six weeks for the licence and as much again until the first invoice is paid from the company’s own account. The account is the slowest part: banks must understand the group up to the individuals behind it, and a chart prepared in advance, with identity documents for every owner of 25 per cent or more, saves weeks.</p>

<h3>2.2 Capital and the five-year rule</h3>
<p>Except in regulated sectors the law prescribes no minimum capital. From 2014 to 2024 it did not prescribe a time for payment either, and many companies were founded with large amounts due in thirty years. That has ended. A shareholder of a limited liability company must now pay its subscribed contribution within five years of the company’s establishment. Companies registered before 1 July 2024 have a transitional period: if more than five years remained on 30 June 2027, the period must by then be shortened so that everything is paid by 30 June 2032 at the latest. Regulators may also order an adjustment where the period or the amount is plainly abnormal.</p>
<p>The consequences are considerable, and they are personal:</p>
<ul>
<li>The board has to check contributions, and to call for those that are overdue in writing. Directors who fail to do so and thereby cause loss are liable for it.</li>
<li>After a grace period of at least sixty days the company may declare that a defaulting shareholder has forfeited the unpaid part of its shares.</li>
<li>If the company cannot pay its debts when due, it or its creditors may demand contributions before their time.</li>
<li>Whoever transfers unpaid shares remains liable in the second place if the buyer does not pay.</li>
</ul>
<p>How much, then? Enough to carry the company to break-even with a margin, and no more. Capital is easy to raise later, while a reduction takes notice to all creditors within ten days of the resolution, a public announcement within thirty, and the risk that they ask for payment or security. The amount matters in three further places: it may determine how much the company can borrow abroad (chapter 6), customers look at it in tenders, and the landlord or zone may have made it a condition.</p>
<p>Contributions may be made in cash, or in kind if the thing can be valued and transferred: equipment, land use rights, intellectual property, shares and, now expressly, claims. Converting a shareholder loan into capital is often the quietest way of complying with the new period. Contributions in kind must be appraised, and overvaluation falls back on the contributor, with the other founders liable alongside.</p>

<h3>2.3 Articles worth reading</h3>
<p>The registry offers a template, and it is tempting to take it. The template is lawful and complete, and it decides several questions that the founders ought to decide for themselves. The Company Law leaves much to the articles, sometimes with the words “unless the articles provide otherwise”, sometimes by silence. In a wholly owned company the main purpose is to make group control effective without making every decision a formality in another time zone. In a shared one, the articles are the only part of the bargain that is public and binds later shareholders.</p>
<p>We regularly settle the following points expressly:</p>
<ul>
<li>Which decisions need the shareholder, which the board, and which the general manager alone, with amounts that are reviewed each year.</li>
<li>Whether to have a supervisor, a board of supervisors, an audit committee of the board, or, in a small company and if all shareholders agree, none of them.</li>
<li>Who is legal representative, and how that person is replaced when he or she will not sign.</li>
<li>How meetings are called and held: by video, in writing, in which language, with what quorum, and what happens when a quorum is denied by staying away.</li>
<li>Voting and dividends in proportion to shares or otherwise.</li>
<li>Guarantees and investments: who decides, and up to what amount. A guarantee given without the resolution required is good against the company only if the other party was in good faith, which courts measure by whether it asked for the resolution.</li>
<li>Limits on the transfer of shares, in addition to the statutory right of first refusal.</li>
</ul>
<p>Two thirds of the voting rights are needed to amend the articles, to change the capital, and to merge, divide, dissolve or convert the company. The articles may raise that share but not lower it. Where there are other agreements among shareholders, say which text prevails, and have the two compared by the same person; a contradiction will be found, if not by you, then by the other side.</p>
<p>Articles are filed in Chinese. A bilingual version is possible in most places, but the registry reads only one half of it. Treat the Chinese as the original from the first draft.</p>

<h3>2.4 Seals and the legal representative</h3>
<p>Every company in China has one <strong>legal representative</strong>, named on its licence. This person’s signature binds the company towards third parties acting in good faith, even where the articles or the shareholders had limited the authority. Under the revised law the post belongs to a director or manager who executes the company’s affairs; whoever resigns as such is taken to resign as legal representative too, and the company must name another within thirty days. The office carries exposure: restrictions on spending and on leaving the country can be imposed on the legal representative of a company that fails to satisfy a judgment, and several regulators fine the person along with the company.</p>
<p>The company’s <strong>seals</strong> are registered with the police: the company seal, the finance seal, the contract seal, the invoice seal, the personal seal of the legal representative. Someone who applies the company seal to a contract will often be believed to have authority to do so. A seal in a drawer is therefore a blank cheque in a drawer. Courts ask in the first place whether the person had authority, and a genuine seal does not cure its absence; but that argument is made after the damage, and against a counterparty who has a sealed document in hand.</p>
<p>What has worked for our clients:</p>
<ol>
<li>Separate the company seal from the finance seal, and both from the bank tokens. No single person should be able to move money.</li>
<li>Keep seals in a safe with a log that names document, copies, approver and time. Photograph the sealed page.</li>
<li>Never seal blank sheets, and never let a seal travel without two people.</li>
<li>Use electronic seals under the Electronic Signature Law where counterparties and authorities accept them. They carry their own log.</li>
<li>Have the resolution that replaces the legal representative drafted in the form the registry accepts, ready to be dated and signed by the shareholder, and know where the original licence is.</li>
</ol>
<p>If seals are held back by a departing manager, the remedy is known but slow: a resolution, a public notice of loss or an action for their return, and fresh seals. Six weeks without seals is a long time for a company with a payroll. A little mistrust, fairly applied to everyone, is kinder.</p>

<h2>3. Sharing a company</h2>
<p>Joint ventures are no longer required in most fields, and those that are formed today are formed because each party brings something the other cannot buy. That makes them healthier than their predecessors, and the negotiation more honest. What has not changed is that the joint venture is negotiated when everyone is hopeful, and read when no one is.</p>

<h3>3.1 Negotiating the joint venture</h3>
<p>Begin with a sheet of paper that both sides can sign without lawyers: what is the business, who contributes what, who decides, how is money taken out, and how does it end. If any of the five cannot be answered in a sentence, the contract will not answer it either. The statements should not bind, except for confidentiality, exclusivity for a limited time and the place where disputes go.</p>
<p>In the contract itself, these points deserve most of the time:</p>
<ul>
<li><strong>Contributions.</strong> A partner’s land, permits or sales network must be described so that one can check whether they have arrived. Put values on them, dates, and a consequence.</li>
<li><strong>Control.</strong> Decide at which level each right belongs. A veto on the budget is strong only if there is a rule for the year in which no budget is agreed. A right to appoint the finance manager is worth more than two seats on the board.</li>
<li><strong>Technology and brand.</strong> License them; do not contribute them, unless you mean to leave them behind. The licence should end when control passes to a competitor, not only when shares fall below a number.</li>
<li><strong>Dealings with the partners.</strong> Purchases from and sales to either party are the usual way in which profit disappears. Require disclosure, a vote without the interested side, and an annual review by the auditor.</li>
<li><strong>Competition between the partners.</strong> Non-compete clauses are ordinary, but they must be limited to the business of the joint venture, its territory and its life if they are to stand up under the Anti-Monopoly Law.</li>
<li><strong>Funding.</strong> Say who must put in more money, who may, and at what price if the other does not.</li>
</ul>
<p>A minority shareholder also has rights that no contract can take away: to see the accounts and, under the revised law, the accounting vouchers; to challenge resolutions; to sue for the company, even on behalf of a wholly owned subsidiary; to be bought out at a reasonable price if the company has made profits for five years without distributing any, or if the controlling shareholder seriously abuses its rights. They are useful as leverage. They do not replace a veto written in plain words.</p>
<p>Joint venture contracts performed in China are governed by Chinese law whatever the parties say. A choice of arbitration, in or outside the mainland, remains open if the matter has a foreign element, and a foreign shareholder is one.</p>

<h3>3.2 Deadlock, transfer and the way out</h3>
<p>A deadlock clause has two purposes. It gives people who must go on working together an honourable way to change their minds, and it makes stubbornness expensive. A good one has steps: the managers, then two named principals in a room for thirty days, then an expert if the question is one of fact or figures, and only then an event that ends the partnership.</p>
<p>For the last step the choice is between an option, an auction and a sale of the whole. Options to buy or sell at a formula price are predictable, but formulas age; agree on an appraiser and on the standard of value, in particular whether a minority discount applies. The clause by which one side names a price and the other chooses to buy or sell looks fair, and favours whoever has cash and local knowledge. With a state-owned partner bear in mind that its purchases and sales of shares are subject to appraisal, approval and, as a rule, public listing at an equity exchange. A promise to sell to you at a formula may thus be a promise to hold a tender in which you may take part.</p>
<p>Transfers to outsiders are governed by a right of first refusal. The seller no longer needs the consent of the other shareholders; it gives them written notice of quantity, price, manner and time of payment, and they have thirty days to say whether they take the shares on the same terms. The articles can provide otherwise. Useful additions are a lock-up in the first years, a free transfer within the group with a duty to transfer back, tag-along and drag-along rights, and a definition of transfer that covers a change of control higher up.</p>
<p>Some marriages end in court. A shareholder with ten per cent of the votes may ask for dissolution if the company’s management is seriously obstructed, its continuation would cause heavy loss, and there is no other way. Judges dissolve reluctantly and look for a buy-out first. The application is therefore mostly a means of bringing the other side to the table, and it is more effective when the record shows that you tried everything gentler before.</p>
<p>Write the exit as carefully as the entry. We recommend an annex, agreed at signing, that lists what each party takes with it: customers, names, data, people, moulds and drawings. It is a page or two. It has saved more relationships than any clause on good faith.</p>
<h2>4. Buying an existing business</h2>
<p>An acquisition brings permits, people and customers on the first day, and with them everything the previous owners did or left undone. Chinese acquisitions are not more dangerous than others, but the risks sit in different places: less in contracts, more in permits, payroll, tax and the informal arrangements that held the business together. The process is the same as elsewhere; the questions are not.</p>

<h3>4.1 Shares or assets</h3>
<p>A purchase of shares is quicker, keeps licences and contracts in place and is normally what the seller wants. It also takes over all liabilities, including those no one has noticed. A purchase of assets leaves them behind, but each asset has its own way of being transferred: land and buildings by registration, with value added tax, land appreciation tax and deed tax; equipment by delivery; contracts by consent of the other side; permits hardly at all; and employees one by one, since a change of employer requires a new contract, and either their years of service are carried over or severance is paid.</p>
<p>Between the two lie hybrids. The seller may move the wanted business into a new company first, by division or contribution, and then sell the shares. If conditions on continuity, purpose and consideration are met, such reorganisations qualify for deferral of income tax, and a transfer of a going concern with its staff can fall outside value added tax. They cost four to eight months. A division leaves the resulting companies jointly liable for old debts unless creditors agreed otherwise, so that the clean new company is less clean than it appears.</p>
<p>In choosing, we look at five things: which permits cannot be replaced; what the land register says; how far the social insurance was underpaid; the tax cost on both sides, which often decides the matter; and time. When a target is small and its past opaque, many clients prefer to hire the team, buy the equipment and license the know-how. That is in substance an acquisition, and merger control may see it as one.</p>
<p>Two more forms deserve mention. Shares in a listed company are bought under the rules for takeovers, with disclosure at five per cent and a mandatory offer above thirty, and strategic investment by foreigners in listed companies has been made easier since December 2024. And an offshore purchase of the holding company above China may avoid local formalities altogether, but not Chinese tax: an indirect transfer that lacks a reasonable commercial purpose is taxed as if the Chinese company had been sold.</p>

<h3>4.2 Finding out: due diligence</h3>
<p>Public sources have improved greatly. The national enterprise credit system shows shareholders, pledges, penalties and annual reports; the courts publish judgments, although fewer than before, as well as lists of debtors who failed to pay; registers of trade marks, patents, chattel security and environmental penalties are searchable online. Most of this can be done in a week without the target knowing, and should be done before the letter of intent.</p>
<p>The rest needs access, and attention to the gap between paper and practice. Our list of places where it is usually found:</p>
<ol>
<li><strong>Two sets of books.</strong> Compare tax returns with management accounts and bank statements, the statements being obtained from the bank in the presence of your accountant.</li>
<li><strong>Social insurance and housing fund.</strong> Contributions on the minimum wage, or through an agency in another city, are common. Calculate the gap; there is in practice no comfortable limitation period.</li>
<li><strong>Permits issued to someone else.</strong> Factories run on an environmental approval for half the present output, shops on a licence in the name of a cousin.</li>
<li><strong>Land.</strong> Collective land, buildings without title, a mortgage for the debts of a friend.</li>
<li><strong>Guarantees for third parties.</strong> Ask for the central bank’s credit report of the company and of its controlling shareholder.</li>
<li><strong>Intellectual property.</strong> Is it owned by the company or the founder? Did the engineers sign? Did a university take part?</li>
<li><strong>Sales practice.</strong> Distributors that exist for one customer, consultants without reports, large sums for conferences.</li>
<li><strong>Data.</strong> What was collected, on what ground, and what has been sent abroad.</li>
</ol>
<p>Due diligence is itself regulated. State secrets, important data, personal information and, in some sectors, mapping or genetic data may not be put into a data room that can be opened abroad. Information-gathering by private investigators is a crime where it involves personal data, and there have been prosecutions of firms with good names. Use anonymised lists, a clean team, and counsel on the ground.</p>
<p>Write the report for the decision, not for the file: what stops the deal, what changes the price, what must be repaired before closing, and what can be lived with.</p>

<h3>4.3 Clearances and closing</h3>
<p>Most purchases of shares need no approval specific to foreign investors, only registration and a report. Three reviews may nevertheless stand in the way.</p>
<p><strong>Merger control.</strong> Since January 2024 a concentration must be notified if the parties together had a turnover of more than RMB 12 billion worldwide or RMB 4 billion in China in the last year, and at least two of them had more than RMB 800 million in China. Joint ventures count. The authority can call in smaller transactions as well. A simplified case is usually cleared within about three weeks of acceptance; an ordinary one passes through phases of 30, 90 and up to 60 days, with a power to stop the clock. Closing without clearance is fined up to RMB 5 million where competition is not affected, and up to ten per cent of the previous year’s turnover where it is or may be, and the multiples for grave cases are higher still.</p>
<p><strong>Security review.</strong> Investments in defence, and those that confer control over important agriculture, energy, equipment, infrastructure, transport, culture, information technology, financial services or key technologies, have to be declared before they are made. The working office decides within fifteen working days whether to review, then within thirty in the general review, and within sixty more in a special one. There is no turnover threshold. An informal consultation is possible and wise.</p>
<p><strong>Sector and state-asset approvals.</strong> Banks, insurers, securities firms and value-added telecoms need the approval of their regulators. Sales by state-owned enterprises need appraisal and, as a rule, a public process.</p>
<p>Closing in China is a sequence, not a moment. Title to shares passes according to the register of shareholders, and the public register makes it effective against third parties; the seller’s tax must be declared, in some cities before the registry will act; the price can leave or enter only after the bank has registered the change. Escrow accounts onshore are available but not cheap. A workable compromise is to pay most of the price upon registration, hold back a part against an agreed list, and exchange seals, tokens and licence on the day of filing, with a protocol signed page by page. Completion accounts are well understood, and locked-box prices increasingly so. Earn-outs work if they are measured on something that both sides can count.</p>

<h2>5. Governing the company</h2>
<p>A subsidiary can be run entirely by instruction from abroad, and many are. The law does not object. It only asks that the company’s own organs take the decisions that belong to them and record that they did, and it attaches consequences, increasingly personal ones, if they do not. Good governance in this sense is mainly a matter of keeping five or six habits.</p>

<h3>5.1 Shareholders, board and supervision</h3>
<p>The <strong>shareholders’ meeting</strong> decides on the matters that the law reserves to it: electing and removing directors, profit distribution, changes of capital, bonds, mergers, dissolution, the articles. A sole shareholder decides by a written and signed resolution kept at the company. Ordinary resolutions in a limited company now require more than half of the voting rights, unless the articles demand more. There are deadlines to challenge a defective resolution: sixty days from its date, or from when a shareholder who was not told knew or ought to have known, and in any case one year. Some defects, such as a meeting that was never held, are so grave that the resolution does not come into being at all.</p>
<p>The <strong>board of directors</strong> has at least three members; the upper limit is gone. A small company, or one with few shareholders, may have a single director instead. In a company with three hundred employees or more the board must include a representative elected by the employees, unless there is a board of supervisors that has one. Each director has one vote, a majority of all directors must attend and a majority of all directors must approve. These rules are mandatory, so the veto of a particular director must be constructed as a higher majority or moved up to the shareholders. The shareholders may remove a director at any time, who may in turn claim compensation if there was no proper reason.</p>
<p><strong>Supervision</strong> can take one of four forms: a board of supervisors, a single supervisor, an audit committee of the board, or nothing at all where the company is small and every shareholder agrees. The audit committee suits international groups best, because they know it. The single supervisor, so often an employee of the parent who has forgotten about the post, is the weakest form, and the only one that exposes somebody who has no influence on anything.</p>
<p>The <strong>manager</strong> has the powers that the articles and the board confer; the statutory catalogue has been dropped. If your general manager’s contract still refers to it, he or she may have fewer powers than everybody believes, or more.</p>
<p>For a wholly owned subsidiary a sensible calendar has one ordinary board meeting each quarter, one shareholder’s resolution each spring for accounts and profits, and a two-page delegation of authority that is actually looked at.</p>

<h3>5.2 What directors owe, and what they risk</h3>
<p>Directors, supervisors and senior managers owe <strong>loyalty</strong> and <strong>diligence</strong>. Loyalty means avoiding conflicts of interest and not using one’s position for improper gain. Diligence, now defined in the statute, means the reasonable care ordinarily due from a manager, in the best interests of the company. Dealings with the company, by themselves, through relatives or through companies they control, must be reported and approved by the board or the shareholders as the articles lay down, and the interested person does not vote. The same applies to business opportunities and to competing activities.</p>
<p>The revised law has made several liabilities explicit:</p>
<ul>
<li>for not checking and calling overdue contributions;</li>
<li>for helping shareholders to withdraw their capital;</li>
<li>for unlawful distributions of profit and unlawful reductions of capital;</li>
<li>towards third parties directly, where the damage was caused intentionally or by gross negligence in the performance of duties;</li>
<li>for failing to begin the liquidation in time: the directors are the ones obliged to liquidate.</li>
</ul>
<p>It has also extended the circle. A controlling shareholder or actual controller who is not a director but in fact conducts the company’s affairs owes the same duties. One who instructs directors to act against the interests of the company is liable together with them. Regional heads who send instructions by e-mail should know this, and their instructions should show that the interests of the subsidiary were considered.</p>
<p>Criminal law forms the outer edge. Bribery, embezzlement, evasion of tax, false invoicing, unsafe production and grave pollution are prosecuted against individuals, as the persons directly responsible. Foreign nationals can be prevented from leaving the country while proceedings are open, civil ones included.</p>
<p>Protection is available and should be arranged before it is needed. The law now encourages companies to buy liability insurance for directors; check that the group’s policy is locally admissible, or that the Chinese company has its own. An indemnity from the parent is usual. So is a short training session, best held at the first board meeting after appointment. The best protection of all is a minute that shows what the director asked, what was answered and why the decision was taken.</p>

<h3>5.3 Group control without piercing the veil</h3>
<p>The company is a person separate from its shareholders, and courts take this seriously, until they are shown that the shareholders did not. Three constellations lead to joint liability: the shareholder treats the company’s assets as its own; it controls the company in such a way that creditors are harmed, for example by moving profits to one sister and losses to another; or it undercapitalises the company plainly and in bad faith. The revised law adds expressly that sister companies used in this way are liable for one another’s debts.</p>
<p>For a company with a <strong>single shareholder</strong>, which is the case of most foreign-owned subsidiaries, the burden of proof is reversed: the shareholder has to show that its property is independent of the company’s. The yearly audit is the first proof, though not always a sufficient one. What helps in practice is unexciting:</p>
<ol>
<li>separate bank accounts, and no payment of another group company’s invoices without a loan or a set-off agreement behind it;</li>
<li>written contracts for services, loans, staff and premises within the group, priced at arm’s length and carried out as written;</li>
<li>cash pooling only through a structure recognised by the foreign exchange rules, with interest and limits;</li>
<li>staff who know which company employs them, and visiting cards that agree with it;</li>
<li>annual accounts that are approved by someone who has read them.</li>
</ol>
<p>Group policies deserve a second look as well. A policy adopted in Stockholm does not bind employees in Wuxi until it has been adopted there, in Chinese, after discussion with the employees’ representatives, and made known to them. A global approval matrix does not bind third parties. A reporting line to a foreign head of function does not move the statutory duty away from the local director. In each case the remedy is a short local document that receives the group rule, adapts it where necessary and is kept up to date.</p>
<p>Finally, information must be able to travel upwards. Reporting accounting figures and business data to the parent is unproblematic in nearly all cases. Personal data, important data, state secrets and materials requested by foreign courts or authorities have rules of their own (chapter 9). Set up the routine so that the ordinary flows freely and the special is recognised.</p>
<h2>6. Money across the border</h2>
<p>The renminbi is convertible for trade, services, dividends and interest, and controlled for capital. In daily life this means that the bank is the regulator: it examines, registers, and asks. Clients who regard the foreign exchange officer of their bank as a colleague with a difficult job tend to be paid on time.</p>

<h3>6.1 Bringing money in</h3>
<p>The investor’s contribution arrives in a capital account, in foreign currency or in renminbi from offshore, after the company has registered at its bank. The bank performs this registration on behalf of the foreign exchange administration. If costs were paid before the company existed, a preliminary account can be opened, and reasonable sums spent by the parent can be counted as contribution, provided there are invoices and the records were kept.</p>
<p>Conversion is at the company’s discretion, with respect to time. With respect to use, the principle is authenticity and self-use: the money must serve the scope of business. It may not go, directly or indirectly, into securities or high-risk financial products except guaranteed ones, or into loans to unrelated companies unless the scope of business allows it. The list of prohibited uses has been shortened several times, most recently in September 2025. Within its limits the company pays from the converted funds with a payment instruction and keeps the vouchers for inspection, instead of presenting each of them beforehand. Even companies whose main business is not investment may use their capital to acquire shares in China, if the project is real and does not fall foul of the negative list.</p>
<p>Practical trouble comes from details. The sender must be the registered shareholder, or an agreement must explain why it is not. The purpose line must say “capital contribution”, in words close to these. If the amount exceeds what was registered, a margin is tolerated for charges and exchange rates; anything more goes back. Money that arrives as “loan” cannot become capital by an e-mail.</p>
<p>A trade payment is simpler: contract, invoice and, for goods, the customs declaration. Service payments abroad above the equivalent of USD 50,000 have to be filed with the tax office first, which is also the moment at which it asks whether the service was performed in China and should be taxed there. Payments without a counterpart, such as recharges of group overheads “by key”, are the ones that get stuck. Describe what was done, for whom, by whom, and how the price was found. The description has to satisfy the bank, the tax office and, in some years, customs; write it once, for all three.</p>
<p>Keep an eye on classification. Companies in the lowest of the three foreign exchange classes are examined payment by payment, and it takes a year of good behaviour to return.</p>

<h3>6.2 Borrowing from the group and from banks</h3>
<p>A loan from the parent is often preferable to capital: it can be repaid, and its interest reduces profit. It is <strong>foreign debt</strong> and must be registered with the local foreign exchange office, as a rule within fifteen working days after the contract is signed and in any case before the first drawing. Without registration the money can come in only with difficulty and go out not at all.</p>
<p>How much may be borrowed depends on one of two methods. Under the older one the limit is the difference between the “total investment” stated when the company was founded and its registered capital, short-term loans counting by balance and longer ones by the sum of all drawings. Under the macro-prudential method it is a multiple of net assets according to the latest audited accounts: twice the net assets, adjusted by a parameter that the central bank raises or lowers with the state of the economy, most recently upwards, in January 2025. Loans are weighted by term and currency. The second method suits profitable companies and those for which no total investment was ever fixed. A choice, once reported, is not easily changed. Start-ups with negative net assets have no room under it.</p>
<p>Interest must be at arm’s length and is deductible only to the extent that the debt owed to related parties does not exceed twice the equity (five times for financial institutions), unless documentation shows that independent parties would have lent as much. Interest paid abroad bears withholding tax at ten per cent or the treaty rate, and value added tax at six per cent, which the payer cannot at present recover.</p>
<p>Loans between companies within China are lawful if they serve production or operations and are not a business in themselves. Within a group, entrusted loans through a bank and domestic cash pools are the tidy way. Cross-border pools in renminbi or in several currencies allow a group to centralise quotas for foreign debt and for lending abroad. They require a certain size, a clean record and a bank that does this often.</p>
<p>Local banks lend against security: mortgages over land and buildings, pledges of shares and receivables, floating charges over machinery and stock, all now visible in two unified registers. A guarantee by a foreign parent for a loan from a Chinese bank is permitted and is reported by the bank; when it is called, a debt to the parent arises, which has to fit within the limit.</p>

<h3>6.3 Taking profits home</h3>
<p>Dividends may be paid out of the accumulated profits shown in the accounts, after losses of earlier years have been made good and ten per cent of the profit after tax has been set aside as a statutory reserve, until that reserve reaches half of the registered capital. Interim dividends are possible on the basis of interim accounts. The statutory and discretionary reserves may be used to cover losses, and since the revision so may the capital reserve, in that order, which has helped many companies to become able to distribute earlier.</p>
<p>The file for the bank contains the audited accounts, the resolution, and the tax filing for payments above USD 50,000. Foreign shareholders pay ten per cent withholding tax, or five per cent under a number of treaties if they hold a quarter of the shares and are the <strong>beneficial owner</strong>. The reduction is claimed by self-assessment, with the supporting documents kept for ten years; the tax office reviews afterwards, and asks who decides, who bears risk and what happens to the money next. If most of it is passed on within twelve months to someone who would not be entitled, the answer is likely to be no.</p>
<p>There are two incentives for leaving profits in the country. Direct reinvestment of distributed profits, in any project that is not closed to foreign investment, defers the withholding tax. And for reinvestments made between 2025 and 2028, held for at least five years, in encouraged industries, the investor receives in addition a credit of ten per cent of the amount, or the lower treaty rate, to be used against later Chinese tax on income from the same company. The conditions are strict as to the flow of funds; the money may not rest in another account on its way.</p>
<p>Profits also come home as royalties, service fees and interest. Each has its own mixture of deductibility, withholding tax and value added tax, and a price that transfer pricing rules control. A balanced mix is sound; a company that makes losses for years while it pays royalties is an invitation.</p>
<p>Other ways are slower. A reduction of capital returns the original investment, after the procedure in favour of creditors. Repayment of registered shareholder loans is simple. Liquidation is the last of all (chapter 10). Plan distributions for the second quarter, after audit and tax settlement; the windows before the New Year and the long holidays are crowded.</p>

<h2>7. Tax in daily life</h2>
<p>China’s tax administration is one of the most digital in the world. It knows the company’s invoices before the company’s own management does. That has made evasion harder and compliance cheaper, and it has moved the work of advisers from returns to the questions behind them: where value is created, who bears which risk, and whether the paper agrees with the facts.</p>

<h3>7.1 The main taxes</h3>
<p><strong>Enterprise income tax</strong> is 25 per cent of the profit, computed from the accounts with adjustments. Recognised high and new technology enterprises pay 15 per cent, as do encouraged industries in the western regions and certain activities in Hainan and a few other zones. Small companies with a taxable profit of up to RMB 3 million pay an effective five per cent until the end of 2027. Expenses for research and development are deducted twice. Losses are carried forward for five years, or ten for technology companies; there is no carrying back and no consolidation within a group. Expenses are recognised only with proper vouchers. Entertainment, advertising, donations and commissions are capped, each by its own formula, which is where most adjustments in a tax audit arise.</p>
<p><strong>Value added tax</strong> now rests on a statute of its own, the Value-Added Tax Law, in force since 1 January 2026. The rates are 13 per cent for most goods, 9 per cent for transport, construction, real property, telecommunications basics and certain goods of daily life, 6 per cent for services and intangibles, and zero for exports. Small-scale taxpayers pay a flat levy instead and pass on little credit. Excess input tax is refunded under conditions. Local surcharges of up to twelve per cent of the value added tax come on top.</p>
<p>The rest is not negligible:</p>
<ul>
<li><strong>Stamp duty</strong> on contracts, at small rates on large amounts; share transfers are included.</li>
<li><strong>Deed tax</strong> of three to five per cent for whoever buys land or buildings.</li>
<li><strong>Land appreciation tax</strong> of thirty to sixty per cent on gains from real property, which makes sales of land-rich companies a subject in itself.</li>
<li><strong>Real estate and land use taxes</strong>, yearly.</li>
<li><strong>Consumption tax</strong> on fifteen kinds of goods, from cars to cosmetics.</li>
<li><strong>Customs duty</strong>, with classification, origin and, again, prices between related parties.</li>
</ul>
<p>Provisional income tax is paid monthly or quarterly, and the annual settlement is due by 31 May. An annual compliance calendar, agreed between the finance manager, the accountant and the parent, prevents nearly all penalties that we see: these are rarely about principle, and mostly about dates. Late payment costs 0.05 per cent a day, and a record of it lowers the company’s tax credit rating, which customers in tenders and banks in loan committees can see.</p>

<h3>7.2 Transfer pricing and cross-border payments</h3>
<p>Transactions with related parties must be priced as between independent ones. Each spring the company reports them on a set of some twenty forms. Documentation is required above certain volumes: a <strong>master file</strong> where the group prepares one elsewhere and the company has cross-border dealings, or where related-party transactions exceed RMB 1 billion; a <strong>local file</strong> from RMB 200 million in tangible goods, RMB 100 million in financial assets or intangibles, or RMB 40 million in other dealings; and a <strong>special file</strong> for cost-sharing and thin capitalisation. The local file must be ready by 30 June of the following year, and is handed over within thirty days of a request.</p>
<p>The Chinese view differs from that of the textbooks in emphasis. Authorities point to location savings and market premium; they do not readily accept that a manufacturer with a single function should bear losses; they see marketing that builds up a brand in China as deserving a share of the brand’s profit. These positions can be argued with, best in a functional analysis that was written while memories were fresh. An advance pricing arrangement, with China alone or with the other country’s authority, buys peace for three to five years, and a simplified procedure is available for smaller cases.</p>
<p>For payments abroad, three questions decide the tax:</p>
<ol>
<li>Is it a royalty or a service? Royalties bear ten per cent, less under treaties; services bear nothing if they are performed wholly outside China.</li>
<li>Does the provider have a permanent establishment? Colleagues who stay for more than 183 days in twelve months, under many treaties, on the same or connected projects, create one. So can a secondment in which the home company remains the true employer. The indicators are who bears the risk, who directs the work and who can end the assignment.</li>
<li>Who pays? The Chinese party must withhold, and is fined if it does not. A “net” clause shifts the burden to it entirely, value added tax included.</li>
</ol>
<p>Sales of shares by foreign shareholders are taxed at ten per cent of the gain. If a holding company abroad is sold and its value derives mainly from China, the announcement of 2015 on indirect transfers applies; a report is voluntary, but it limits the interest, and in a group reorganisation it secures the safe harbour. The buyer withholds. Prudent buyers ask for proof of filing or retain the tax.</p>

<h3>7.3 Invoices, filings and audits</h3>
<p>The <em>fapiao</em> is an invoice, a receipt and a tax voucher in one, issued through the state’s system. Without it the customer neither deducts the expense nor recovers the input tax. Since 1 December 2024 the fully digital invoice has been in use throughout the country: no paper, no special printer, no quota to buy, but a credit limit that the tax office adapts to the company’s behaviour. Buyers confirm the use of each invoice online. A cancellation after that is a negotiation.</p>
<p>This has two effects on organisation. First, the invoice is created in real time in the tax office’s system, so the customer’s name and number, the commodity code and the rate must be right at once; connecting the group’s accounting system through an approved interface is well worth its price for more than a few hundred invoices a month. Second, the tax office sees purchases as well as sales. A company that sells a thousand machines and has bought parts for eight hundred will be asked.</p>
<p>False invoices are the most dangerous object in Chinese tax law. To issue or obtain them without a real transaction is a crime, and employees sometimes do it with the best of intentions, for example to pay a bonus against taxi receipts. Prohibit it in the handbook, name the consequence, and look at the expenses once a year as a tax officer would.</p>
<p>An audit begins with a risk notice and a request to explain oneself. At this stage much can be settled by a prompt answer with documents. The inspection bureau comes later, with powers to copy data and to question staff. The ordinary limitation period is three years, five where larger amounts were underpaid by mistake, and none for evasion. To contest an assessment the company has to pay or secure the tax first, then apply for administrative review, and can go to court after that. Since that order makes mistakes in the beginning costly, involve counsel when the risk notice arrives, not when the decision does.</p>
<p>Keep accounting records for thirty years where the rules say so, and for ten in most other cases; in Chinese, in renminbi, and available in China. A parent’s system abroad may hold a copy, not the only one.</p>
<h2>8. People</h2>
<p>Chinese employment law protects employees well on paper, and more and more in practice. It dislikes surprise: what has been written down, explained and applied to everybody usually stands, and what was decided last night usually does not. Arbitration is free and quick, employees know it, and the burden of proof for dismissals, pay and working time lies with the employer.</p>

<h3>8.1 Contracts, time and pay</h3>
<p>An employment contract must be in writing, and signed within a month of the first day; otherwise double wages are due from the second month for up to eleven months, and after a year the contract is deemed to be open-ended. It states the term, the work, the place, hours, pay, social insurance and protection at work. After two fixed terms in succession, or ten years of service, the employee may ask for a contract without fixed term, and should be expected to. The choice of the first term is therefore a real decision. We often recommend three years, which also permits the longest probation, six months.</p>
<p>Standard hours are eight a day and forty a week. Overtime is limited to three hours a day and thirty-six a month, and is paid at 150 per cent on working days, 200 on days of rest for which no time off is given, and 300 on public holidays, of which there have been thirteen since 2025. Two exceptions, comprehensive hours and flexible hours, depend on a permit for the posts in question; managers are not exempt by nature. Attendance records decide most disputes. If overtime needs approval in advance, apply that rule consistently, and do not let the work be impossible without it.</p>
<p>Paid annual leave is five days after the first year of working life, ten after ten years and fifteen after twenty, counted with all employers together. Untaken days are compensated with triple pay. Sick leave, with a protected period for treatment of three to twenty-four months, and leave for marriage, birth and care of children are set largely by the provinces, and differ widely.</p>
<p>Pay is due in money, at least monthly. A thirteenth salary is custom; the annual bonus is a matter of contract, and clauses that forfeit it for anyone who has left by the payment date are viewed critically if the work was done. Equity plans of foreign listed parents must be registered with the foreign exchange administration before employees can exercise.</p>
<p>The employee handbook is where the law allows the company to legislate. It binds if its content is lawful, if it was discussed with all employees or their representatives and settled on an equal footing with the union or representatives, and if it was made known. Keep the minutes, the attendance sheet and the signatures. A rule that is missing here cannot be breached, and a dismissal rests on it or on nothing.</p>

<h3>8.2 Social insurance and foreign colleagues</h3>
<p>Employers and employees contribute to pension, medical (with maternity), unemployment and work injury insurance, and to the housing fund. Rates and bases are local: together the employer adds a quarter to two fifths to the wage, up to a ceiling of three times the local average. Contributions are collected by the tax authority, which compares them with declared wages. Paying on less than the real wage, or in a cheaper city through an agency, was once widespread; it is the most frequent finding in our due diligence. An agreement by which the employee waives insurance for cash is void, as the Supreme People’s Court confirmed in an interpretation in force since 1 September 2025: the employee may resign and claim severance.</p>
<p>The statutory retirement age, long sixty for men and fifty or fifty-five for women, is rising in small steps from 1 January 2025 until it reaches sixty-three, and fifty-five or fifty-eight. Those who work on beyond it are no longer employees in the full sense but are protected as regards pay, hours, safety and injuries.</p>
<p><strong>Foreign employees</strong> need a work permit and a residence permit for work, issued for one employer, one place and one kind of work. Applicants are graded by points, with a fast lane for the highly qualified; a degree and two years of relevant experience are the usual minimum. The visa-free entry now open to nationals of many countries covers meetings and visits, not work. Working at a second group company is a breach unless it is registered. They are subject to Chinese social insurance too, with exemptions under agreements with about a dozen states; enforcement varies from city to city, so check before you promise.</p>
<p><strong>Income tax</strong> is progressive, from three to 45 per cent on annual comprehensive income. Someone who spends 183 days in China in a calendar year is resident, but foreign income paid abroad remains free until after six consecutive years, and a single absence of more than thirty days starts the count again. Certain allowances of foreign nationals for housing, schooling, language and home leave remain tax-free until the end of 2027. The employer withholds, and settles with the employee before the end of June.</p>
<p>Secondments from abroad need three papers that agree with each other: the secondment contract, the local contract and the agreement between the companies on cost. If they disagree, the tax, immigration and social insurance authorities will each choose the one they like best.</p>

<h3>8.3 Ending employment</h3>
<p>There is no dismissal at will. The employer needs one of the grounds of the Labour Contract Law, must be able to prove it, and has to inform the union beforehand, if only the district one. The grounds fall into three groups:</p>
<ul>
<li><strong>Conduct</strong>, without notice or severance: failing probation for stated criteria, a serious breach of rules, grave dereliction causing substantial damage, conflicting employment, fraud at hiring, criminal conviction.</li>
<li><strong>No fault</strong>, with thirty days’ notice or a month’s pay, and severance: illness beyond the protected period, inability to do the work even after training or transfer, a major change in the circumstances on which the contract was based, with no agreement on a new one.</li>
<li><strong>Redundancy</strong>, where twenty people or ten per cent are affected: thirty days’ explanation to the union or all staff, consultation, a report to the authority, and a duty to prefer certain people, and to offer them posts again within six months.</li>
</ul>
<p>Pregnant and nursing women, the sick, those with occupational injuries, and those with fifteen years of service who are within five years of retirement cannot be dismissed under the last two headings.</p>
<p><strong>Severance</strong> is a month’s average wage for each year of service. Where that wage exceeds three times the local average, the amount is capped there, and the years at twelve. Whoever is dismissed unlawfully may choose between going back to work and twice the severance. Since return is ordered more often than foreign managers expect, an unlawful dismissal of a senior person is a serious matter: back pay runs until the final judgment, one to two years later.</p>
<p>In practice most separations are agreed. An agreement is valid unless it was obtained by fraud or pressure or is grossly unfair. Pay at least the statutory sum, allow time to read, cover everything (holidays, overtime, bonus, shares, tax) and hand over the certificate of leaving on the last day whatever happens.</p>
<p><strong>After employment</strong>, a non-compete clause binds senior managers, senior technical staff and others with a duty of confidence, for up to two years and against monthly compensation, of at least thirty per cent of earlier pay where nothing is agreed. Authorities and courts have become stricter as to whom and what it may cover. Reserve it for those who know something, release the others in writing on the last day, and remember that silence costs: if you neither release nor pay for three months, the employee may declare the clause at an end, and still claim the money.</p>

<h2>9. Data, rights and technology</h2>
<p>Hardly any field of Chinese law has grown as quickly. A company with twenty employees and a website is subject to three data statutes and a dozen measures below them. The good news is that the regulators have begun to take away as well as to add, and that most of what is required is what a careful company would do anyway, if it had time. This chapter says where to begin.</p>

<h3>9.1 Personal information and exports of data</h3>
<p>The Cybersecurity Law of 2017, amended with effect from 1 January 2026, the Data Security Law and the Personal Information Protection Law of 2021 form the base, with the Network Data Security Management Regulations of 2025 explaining much of it. For ordinary companies the third matters most. Processing needs one of seven grounds. Consent is one; the contract with the person, human resources management under lawfully adopted rules, and legal duties are others. Legitimate interest is not. Sensitive information, such as health, faces, finances, whereabouts and anything about children under fourteen, needs a specific purpose, strict necessity, and where consent is the ground, separate consent. The law reaches abroad, to anyone who offers goods or services to people in China or analyses their behaviour.</p>
<p>For <strong>sending data out</strong> there are three procedures: a security assessment by the national authority, a standard contract filed with the provincial one, and certification. Since March 2024 large parts of everyday life are exempt from all three:</p>
<ul>
<li>what is necessary for a contract with the person: bookings, deliveries, payments, visas, examinations;</li>
<li>what is necessary for managing one’s employees under lawful rules or a collective contract;</li>
<li>emergencies, and data merely passing through;</li>
<li>the non-sensitive information of fewer than 100,000 people a year.</li>
</ul>
<p>Between 100,000 and one million people, or with any sensitive data of fewer than 10,000, the contract or the certificate is needed. Beyond that, for important data, and for operators of critical infrastructure, it is the assessment. Free trade zones may narrow this further by negative lists. Data not notified or published as important need not be treated as such.</p>
<p>An exemption spares you the procedure, not the law. Notice, impact assessment, contract with the recipient and records remain. A first programme can be kept on three pages: a map of data and systems, a table of purposes and grounds, and a list of what leaves the country, why, and under which rule. Add an officer if you process data of a million people, an incident plan (serious incidents must be reported within hours, not days), and from 2025 a compliance audit, every two years for those with more than ten million individuals, at reasonable intervals for the rest.</p>
<p>Never hand over data stored in China to a foreign court or law enforcement authority without approval. When a request arrives, stop, preserve, and call counsel in both countries on the same day.</p>

<h3>9.2 Protecting what you own</h3>
<p><strong>File first.</strong> Trade marks belong to whoever files first, and this is not a saying but a budget item. File the foreign name, the logo and a Chinese name, since the market will otherwise invent one, in the classes of today’s and tomorrow’s goods and in the sub-classes that China uses within them. Do it before the first meeting with a distributor. Use evidence is worth collecting from the first day, because a mark not used for three years can be cancelled on request, and because only use makes a mark strong.</p>
<p><strong>Patents.</strong> Inventions are protected for twenty years, utility models for ten, designs for fifteen. Utility models are granted after limited examination, quickly, and are much stronger in court than foreigners think. Inventions completed in China need a confidentiality review before they are filed abroad; a later Chinese patent is otherwise invalid. Inventors employed in China are entitled to a reward and to remuneration, for which the law suggests figures that apply unless company rules or a contract have agreed on others. Agree.</p>
<p><strong>Trade secrets</strong> are protected if they are secret, valuable and were protected. The third element is the one that fails. Mark, limit access, log, and hold an exit interview. Once the owner has made a first showing, it is for the other side to prove that it did not take the secret, and damages can be multiplied by up to five if it acted maliciously. The Anti-Unfair Competition Law was revised again with effect from 15 October 2025.</p>
<p><strong>Enforcement</strong> has three routes. The administrative one, through the market regulator, is quick and inexpensive, and seizes goods but awards no damages. The civil one leads to specialised courts and judges in more than two dozen cities, with injunctions, orders to preserve evidence, and amounts that have grown beyond recognition. The criminal one is for counterfeiters and thieves of secrets above certain sums. Customs recordal, free of charge and valid for ten years, stops exports as well as imports. On the platforms, notices are handled within days.</p>
<p>Contracts should deal with ownership of what is made in China by employees, by suppliers and with universities. The default rules are not always unreasonable, but they are not yours. For development commissioned from others the right to apply for the patent belongs to the developer unless agreed otherwise.</p>

<h3>9.3 Licensing technology and running platforms</h3>
<p>Technology may be imported freely unless it is listed as prohibited or restricted. Licence contracts for free technology are registered online after signing. Registration is not a condition of validity, but banks and tax offices ask for it. The rules of 2001 that forced foreign licensors to indemnify licensees and to leave improvements to them were repealed in 2019. What remains are the general limits of contract and antitrust law: a clause that takes all the licensee’s improvements without compensation, forbids it to challenge the right, or ties it to one source of parts can still be void as a monopoly of technology.</p>
<p>The <strong>export</strong> of technology, from China to your own headquarters included, is controlled by a catalogue that has been revised several times, and covers, for instance, certain personalised recommendation algorithms, drones, lasers and battery cathode processes. Next to it stand the Export Control Law and, since 1 December 2024, a single set of regulations for dual-use goods with a single list. They apply to goods, technology, services and data, to transfers to foreigners inside the country, and in some cases to foreign-made products with Chinese content. A group with research in China needs somebody who can say at any time which of its drawings may be sent where.</p>
<p>Online business has its licences. Selling your own goods through your own site needs a filing of the website; running a marketplace, an app with paid content or a communication service needs a value-added telecoms licence, in which foreign ownership is limited to half in several categories, and unlimited in others under pilots in Beijing, Shanghai, Hainan and Shenzhen. Platforms have duties under the E-Commerce Law to verify merchants, to keep records, and to act on notices.</p>
<p>Services that rank, recommend or generate content have rules of their own: those with influence on public opinion file their algorithms, generated content must be labelled, visibly and in its metadata, and users must be able to switch personal recommendations off. Buying such a service is easier than offering one, but the buyer still answers for the personal data put into it. Hosting in China requires a Chinese address and entity; access from abroad is slow, and not a substitute. Decide early whether the Chinese customer will be served from inside or from outside the country. Everything else, from consent screens to the choice of cloud, follows from it.</p>

<h2>10. Conduct, conflict and departure</h2>
<p>The last chapter is about what one hopes not to need. It is short compared with its subject. Its purpose is to show when to call for help, and what should be in place before one does: a compliance programme that employees have heard of, dispute clauses that work, and an orderly way to close.</p>

<h3>10.1 Bribery, competition and sanctions</h3>
<p><strong>Bribery</strong> is punished by administrative and by criminal law, in public and in private business, and, since the amendments of recent years, on the giver’s side with as much energy as on the taker’s. The Anti-Unfair Competition Law forbids giving money or other advantages to the customer’s employees, to agents, and to anyone who can influence the transaction; discounts and commissions are lawful if both sides put them on their books as what they are. What employees do is presumed to be done for the company, unless it can prove that they acted for themselves. A programme that is lived is the evidence. In healthcare, public tenders and finance expect enforcement campaigns, and behave at all times as though one were under way.</p>
<p><strong>Competition law</strong> applies in full. Fixing prices with competitors, or exchanging the information needed to do so, is prohibited even if nothing came of it. Fixing the resale prices of dealers is prohibited unless the supplier proves that competition is not harmed. Dominant companies may not tie, exclude or discriminate without reason. Fines reach ten per cent of turnover, individuals can be fined up to RMB 1 million, and the first to report a cartel may go free. Trade associations are where foreign companies most often go wrong: send someone who knows when to leave the room.</p>
<p><strong>Sanctions</strong> pull in two directions. A group bound by foreign measures may find that complying with them in China infringes the Anti-Foreign Sanctions Law of 2021, its implementing provisions of 2025, or the blocking rules; Chinese parties can sue those who carry out discriminatory measures. Neither side’s law offers a complete answer. What helps is to decide case by case on commercial grounds, to keep reasons short and factual, to avoid clauses that simply import a foreign list, and to take advice before the refusal is sent.</p>
<p>An internal reporting line, open to suppliers, and an investigation protocol that respects data law are the backbone of all three. When an authority comes to the door, be polite, check identity and warrant, accompany the officers, copy what they copy, destroy nothing, and let one person speak.</p>

<h3>10.2 Contracts and disputes</h3>
<p>Chinese contract law, since 2021 in the Civil Code, holds few surprises for a continental lawyer and some for an English one. Consideration is not needed. Good faith applies before, during and after the contract. Agreed damages may be lowered if they exceed the loss by more than about thirty per cent. A change of circumstances may be pleaded. Standard terms must be pointed out, and whatever is ambiguous is read against the party that drafted them. Limitation is three years from knowledge, and begins again with every written demand that can be proved.</p>
<p>If the contract has a <strong>foreign element</strong>, the parties may choose foreign law and foreign courts or arbitration. A foreign-owned company registered in China is a Chinese party: its contract with a Chinese supplier is domestic, apart from certain relaxations in the free trade zones, and an arbitration clause pointing abroad is then at risk.</p>
<p>Whether to litigate or to arbitrate depends mostly on where the other side’s assets are:</p>
<ul>
<li><strong>Chinese courts</strong> are quick, with six months the target in ordinary first instance cases, inexpensive, and effective in freezing assets early. Proceedings are in Chinese, documents decide, and witnesses count for little. Evidence formed abroad must be notarised or apostilled where it concerns identity.</li>
<li><strong>Foreign judgments</strong> are recognised under treaties or reciprocity, which the courts have understood more generously since 2022. Hong Kong judgments benefit from the arrangement in force since 29 January 2024.</li>
<li><strong>Arbitration</strong> awards from more than 170 states are enforced under the New York Convention, and a refusal needs the approval of the Supreme People’s Court. Hong Kong adds the advantage of interim measures by mainland courts. On the mainland the leading institutions have modern rules, and the revised Arbitration Law recognises the seat, and ad hoc arbitration for certain maritime and free trade zone cases.</li>
</ul>
<p>A clause should name the institution in full, the seat, the language and the number of arbitrators, and nothing else unless there is a reason. Two languages “of equal authority” are a dispute of their own; choose one, and if the other side must have Chinese, have the translation made by a lawyer.</p>
<p>Before anything is filed, secure: a notary to preserve web pages and messages, a search for assets, and security for the freezing order, mostly a bond from an insurer at a small premium. Mediation is offered at every stage and succeeds in about a third of our cases; a settlement recorded by court or tribunal can be enforced like a judgment.</p>

<h3>10.3 Restructuring, closing and leaving</h3>
<p>Leaving begins with a choice: sell, merge, shrink, close or fail. A sale is usually the cheapest, even at a symbolic price, because the permits, the lease and the people go on. A merger into a sister company preserves losses under conditions and saves the liquidation. Suspension of business, up to three years, is a lawful pause for a company without employees or debts.</p>
<p><strong>Voluntary liquidation</strong> follows a fixed order. The shareholders resolve to dissolve; a liquidation group, by default the directors, is formed within fifteen days; known creditors are notified within ten days of that, and a public notice appears within sixty; claims are filed within thirty days of the notice, or forty-five of the announcement. Meanwhile employees receive their severance, contracts are ended, stock is sold, bonded goods and subsidies are settled with those who granted them. Tax clearance is the long part, covering all open years and the gain on liquidation. Then come the report, the closing of accounts and cancellation of the registration. Eight to fourteen months is realistic for a manufacturing company, four for an office.</p>
<p>A company without debts may use the <strong>simplified procedure</strong>: all shareholders undertake that nothing is owed, the fact is published for twenty days, and the company is struck off. The undertaking is a personal guarantee, without time limit. Read it so.</p>
<p>Simply walking away is not an option. A company whose licence has been revoked continues to exist with all its debts; directors and shareholders who neglect liquidation are liable for what creditors lose, and the legal representative may find that an airline will not sell a ticket.</p>
<p><strong>Insolvency</strong> is open to a company that cannot pay its debts and whose assets do not suffice or which plainly lacks the ability to pay. Debtor and creditor may apply. The law of 2006 knows liquidation, reorganisation with a moratorium and a plan voted by classes, and composition. Wages rank before tax, and both before ordinary creditors. Payments and security given in the preceding year or six months can be avoided. Specialised courts in the large cities have made reorganisation a real alternative, and recognition of foreign proceedings is possible, more readily so for Hong Kong.</p>
<p>Whichever way you go, three things should leave with you: the accounting records, which must be kept for years; the trade marks, assigned in time; and the good opinion of the district, which will remember. Companies that left decently have been welcomed back. We have had the pleasure of registering some of them twice.</p>
<p><em>This handbook reflects the law as we understand it in June 2026. It gives general information, and cannot replace advice on a particular matter.</em></p>`;

const chinese = `<p>本手册写给需要就中国业务作出决策、但并非中国律师的读者：区域总法律顾问、母公司财务负责人，或是正准备向上海派出第一位同事的创业者。全书沿着一家公司从设立到退出的过程展开，各章亦可单独阅读。</p>
<p>本版修订主要基于三项变化：自2024年7月1日起施行的新《公司法》重塑了出资、治理与董事责任规则；2024年3月以来，数据出境制度明显趋于务实；新修订的《仲裁法》自2026年3月1日起施行，仲裁地制度正式入法。旧版书籍与旧式合同文本若与本手册不一致，多半源于上述变化。</p>
<p>另有两点提示：国家立法确定框架，各地口径却不尽相同，向当地窗口致电咨询往往胜过闭门研读；本手册讨论的是一般情形，具体操作前应结合届时有效的规定与实际事实另行核实。</p>

<h2>一、进入前的抉择</h2>
<p>事后需要补救的问题，大多起因于最初一个月：经营范围未覆盖主营产品，控股架构无法享受税收协定，招商承诺出自无权承诺的部门。以下问题早问成本极低，晚问代价不菲。</p>

<h3>1.1 行业是否开放</h3>
<p>《外商投资法》自2020年1月1日起实行准入前国民待遇加负面清单管理制度。清单之外的领域，内外资一致管理；清单之内，或禁止投资，或附股权比例、高管国籍等条件。现行全国版清单自2024年11月1日起施行，共二十九条，制造业领域外资准入限制已全面取消；自由贸易试验区清单更短，部分城市还在增值电信、外商独资医院等领域开展试点。</p>
<p>负面清单只是第一道门。食品、药品、支付、教育、人力资源等领域的行业许可，对内外资同样适用，往往更难取得。建议以动词逐项描述业务（进口、仓储、零售、收款），逐项核对。通过协议控制进入限制领域的做法虽未被法律当然否定，但伴随监管、税务与执行风险，应是审慎选择，而非默认方案。</p>

<h3>1.2 选择何种形式</h3>
<p>多数投资者选择有限责任公司，独资或合资均可：设立便捷、责任有限，章程自治空间较大。原中外合资、合作企业的特别组织形式，已随五年过渡期于2024年12月31日届满而终结；至今尚未调整治理结构的企业，办理其他登记事项时可能受阻。</p>
<ul>
<li><strong>代表处</strong>：仅可从事市场调研、联络等非营利性活动，但仍须按经费支出等方式计税；</li>
<li><strong>股份有限公司</strong>：适合拟上市企业；</li>
<li><strong>合伙企业</strong>：所得税“先分后税”，适合基金与员工持股平台；</li>
<li><strong>分公司</strong>：境内公司异地展业的通常方式。</li>
</ul>
<p>控股地的选择应综合考量股息协定税率、未来转让的便利、股东协议的可执行性与裁决的执行。香港在各方面均具优势，前提是当地公司有真实人员与决策；“信箱公司”不能享受协定待遇。</p>

<h3>1.3 落户何处</h3>
<p>选址首先看客户、人才与港口，法律上则应追问三点。其一，区域政策是否改变准入条件：自贸试验区、海南自由贸易港在市场准入、海关监管、外汇以及数据出境负面清单等方面均有差别化安排。其二，优惠是否于法有据：《公平竞争审查条例》自2024年8月1日起施行，没有法律、行政法规依据或者未经国务院批准，不得给予特定经营者税收优惠和选择性、差异化的财政奖励或者补贴；应查验公开文件、签约主体的权限以及提前退出时的返还义务。其三，环境与土地能否承载：环评、能评、消防及用地性质均须逐项核实，租赁厂房尤应关注产权与转租权限。</p>
<p>签约之前，不妨实地考察两次：一次与招商部门同行，一次独自前往。</p>

<h2>二、设立公司</h2>
<p>设立登记已大为提速，主管部门问得少了，投资者便更应自问：出资是否合理、章程是否合用、谁有权代表公司。</p>

<h3>2.1 登记流程</h3>
<ol>
<li><strong>名称申报</strong>：由行政区划、字号、行业及组织形式构成；外文名称不具登记效力，中文字号宜同步申请商标注册。</li>
<li><strong>主体资格证明</strong>：自2023年11月7日《取消外国公文书认证要求的公约》对我国生效以来，缔约国文件以附加证明书取代领事认证。</li>
<li><strong>住所</strong>：租赁合同及产权证明。</li>
<li><strong>申请与实名验证</strong>：申请书、章程、任职文件一并在线提交，并同步报送外商投资初始报告。</li>
<li><strong>领取营业执照</strong>，取得统一社会信用代码。</li>
<li><strong>后续事项</strong>：刻章、开户、外汇登记、税务与社保登记、受益所有人信息备案。</li>
</ol>
<p>一般四至六周可取得执照，银行开户另需相近时间。提前备妥穿透至最终自然人的股权结构图，可节省数周。</p>

<h3>2.2 注册资本与五年实缴</h3>
<p>除特定行业外，法律不设最低注册资本，但有限责任公司股东应自公司成立之日起五年内缴足认缴出资。2024年6月30日前设立的公司，剩余出资期限自2027年7月1日起超过五年的，应在2027年6月30日前调整至五年以内，即最迟于2032年6月30日缴足。</p>
<p>相应责任趋于个人化：董事会负有核查、催缴义务，未履行并造成损失的，负有责任的董事应予赔偿；宽限期（不少于六十日）届满仍未缴纳的，公司可使股东失权；公司不能清偿到期债务时，股东出资加速到期；转让未届期股权的，转让人承担补充责任。</p>
<p>注册资本宜以支撑公司实现盈亏平衡并略有余裕为度。增资容易减资难，减资须在决议后十日内通知债权人、三十日内公告。以股东借款债权转为出资，常是履行实缴义务的平稳方式。</p>

<h3>2.3 值得细读的章程</h3>
<p>登记机关的示范文本合法、完整，却替投资者作了许多本应自行作出的决定。我们建议至少就以下事项作出专门约定：</p>
<ul>
<li>股东会、董事会与经理之间的权限划分及金额标准；</li>
<li>设监事会、监事，抑或由董事会审计委员会行使监督职权；</li>
<li>法定代表人的产生与更换办法；</li>
<li>会议通知、视频与书面表决方式，以及一方拒不出席时的处理；</li>
<li>表决权与分红比例；对外担保与投资的决策机构及限额；</li>
<li>股权转让限制。</li>
</ul>
<p>修改章程、增减资、合并、分立、解散等事项，须经代表三分之二以上表决权的股东通过。股东协议与章程不一致时以何者为准，应当写明。登记机关仅审阅中文文本，应自初稿起即以中文本为准。</p>

<h3>2.4 印章与法定代表人</h3>
<p>法定代表人以公司名义从事的民事活动，其法律后果由公司承受；章程或者股东会对其职权的限制，不得对抗善意相对人。新法规定，法定代表人由代表公司执行公司事务的董事或者经理担任，其辞去该职务即视为同时辞任法定代表人，公司应在三十日内确定新的人选。公司未履行生效判决的，法定代表人可能被限制高消费乃至限制出境。</p>
<p>印章管理的关键在于分权与留痕：公章、财务章与网银介质由不同人员保管；用印登记载明文件、份数、审批人与时间；严禁空白用印，外带须两人同行；有条件的可采用可靠的电子签章。更换法定代表人的决议文本应预先备妥。印章被扣后的返还诉讼与重新刻制往往耗时数周，不如防患于未然。</p>

<h2>三、与人合资</h2>
<p>多数行业已不再强制合资，如今的合资往往源于双方各有所长。合资合同谈判于满怀希望之时，翻阅于希望破灭之后，起草时应当兼顾两种心境。</p>

<h3>3.1 合资谈判要点</h3>
<p>先以一页纸说清五件事：做什么业务、各出什么、谁说了算、如何分钱、怎样散伙。其中任何一项无法用一句话说明，合同也难以补救。正式合同中应重点关注：</p>
<ul>
<li><strong>出资</strong>：合作方投入的土地、许可或渠道，应列明价值、期限与违约后果；</li>
<li><strong>控制权</strong>：预算否决权须辅以预算未获通过时的替代规则，财务负责人提名权有时胜过两个董事席位；</li>
<li><strong>技术与品牌</strong>：宜许可，不宜作价出资，并约定控制权变更时许可终止；</li>
<li><strong>关联交易</strong>：须披露、回避表决并逐年审阅；</li>
<li><strong>竞业限制</strong>：限于合资业务、地域与存续期，以符合《反垄断法》。</li>
</ul>
<p>少数股东依法享有查阅会计账簿与会计凭证、请求撤销决议、提起股东代表诉讼（含双重代表诉讼）及特定情形下请求公司收购股权等权利，但这些权利不能替代一条清晰的否决权条款。在境内履行的合资合同应适用中国法律。</p>

<h3>3.2 僵局、转让与退出</h3>
<p>僵局条款应逐级推进：先由管理层协商，再由双方指定负责人限期会谈，涉及事实与数字的交由专家认定，最后方触发期权、竞价或整体出售。以公式定价的，应明确评估机构与价值标准，尤其是是否适用少数股权折价。国有股东的股权转让须履行评估、批准程序，并原则上进场交易，“按约定价格转让”的承诺可能仅意味着参与竞买的机会。</p>
<p>向股东以外的人转让股权，不再需要其他股东同意，但应就数量、价格、支付方式和期限书面通知其他股东，后者在同等条件下享有优先购买权，三十日内未答复的视为放弃；章程另有规定的从其规定。锁定期、集团内转让、随售权与领售权、间接转让的定义等，均应事先约定。持有百分之十以上表决权的股东可在公司僵局时请求法院解散公司，但法院通常审慎处理，优先促成收购。</p>

<h2>四、收购现有企业</h2>
<p>收购使买方自首日起即拥有许可、人员与客户，同时承继前任股东的全部作为与不作为。风险更多藏于许可、薪酬、税务与不成文的安排之中。</p>

<h3>4.1 股权收购还是资产收购</h3>
<p>股权收购快捷，许可与合同得以延续，但全部负债一并承继。资产收购可隔离历史负债，却须逐项办理：不动产过户涉及增值税、土地增值税与契税，合同转让须经相对方同意，许可大多不能随转，员工须逐一重新签约。介于二者之间的，是先分立或以资产设立新公司、再转让股权的方案；符合条件的可适用特殊性税务处理，但分立前的债务原则上由分立后的企业承担连带责任。</p>
<p>决策时可依次考察：哪些许可不可替代、产权是否清晰、社保欠缴规模、双方税负以及时间要求。收购上市公司股份须遵守权益披露与要约收购规则；在境外收购上层控股公司的，如不具有合理商业目的，仍可能被认定为间接转让境内财产而在中国征税。</p>

<h3>4.2 尽职调查</h3>
<p>企业信用信息公示系统、裁判文书与失信名单、知识产权及动产融资登记、环境处罚等公开信息，一周之内即可查毕，宜在签署意向书之前完成。进场调查应着重比对纸面与现实：</p>
<ol>
<li>账外账：核对纳税申报、管理报表与银行流水；</li>
<li>社保与公积金按最低基数缴纳或异地代缴；</li>
<li>许可证主体或产能与实际不符；</li>
<li>集体土地、无证建筑及为他人债务设定的抵押；</li>
<li>对外担保：查询公司及控股股东征信报告；</li>
<li>知识产权登记在创始人名下，或与高校权属不清；</li>
<li>异常经销商与会务支出；</li>
<li>数据来源与出境情况。</li>
</ol>
<p>尽职调查本身亦受监管：国家秘密、重要数据、个人信息及测绘、人类遗传资源等信息，不得擅自置于境外可访问的资料室。</p>

<h3>4.3 审批与交割</h3>
<p><strong>经营者集中申报</strong>：参与集中的经营者上一年度全球营业额合计超过120亿元或者境内合计超过40亿元，且至少两个经营者境内均超过8亿元的，应当事先申报；合营企业亦在其列。未依法申报且不具有排除、限制竞争效果的，最高罚款500万元；具有或者可能具有该效果的，最高处上一年度销售额百分之十的罚款。<strong>外商投资安全审查</strong>：涉及国防安全，或者取得重要能源、基础设施、信息技术、关键技术等领域企业实际控制权的，应在实施前申报，且没有营业额门槛。<strong>行业与国资审批</strong>：金融、增值电信等行业须经主管部门批准，国有产权转让须评估并进场。</p>
<p>交割是一个过程，而非一个时点。股东名册变更、税款申报、工商登记、银行变更登记与付款环环相扣。实务中多约定登记完成后支付大部分价款、预留部分尾款，并在变更当日逐页签收印章、网银介质与证照。</p>

<h2>五、公司治理</h2>
<p>境内子公司完全可以由境外遥控，法律并不反对，只是要求应由公司机关作出的决定由其作出并留下记录，否则责任将落到个人。</p>

<h3>5.1 股东会、董事会与监督机构</h3>
<p>股东会行使选任董事、利润分配、增减资、合并分立及修改章程等法定职权；一人公司的股东决定应采用书面形式，签名或者盖章后置备于公司。决议存在瑕疵的，股东可在六十日内请求撤销，未被通知参会的股东自知道或应当知道之日起算，最长一年。</p>
<p>董事会成员为三人以上，规模较小或者股东人数较少的公司可仅设一名董事；职工三百人以上的公司，除依法设监事会并有职工代表外，董事会应有职工代表。董事会会议须有过半数董事出席，决议须经全体董事过半数通过。监督职能可由监事会、监事或者审计委员会承担，规模较小且经全体股东一致同意的亦可不设。对跨国集团而言，审计委员会通常最为合用。经理职权由章程规定或者董事会授予，旧合同中援引法定职权的条款应及时修订。</p>

<h3>5.2 董事的义务与风险</h3>
<p>董事、监事、高级管理人员对公司负有忠实义务与勤勉义务，后者指为公司最大利益尽到管理者通常应有的合理注意。关联交易、利用商业机会与同业经营，均须依章程报告并经批准，关联董事回避表决。新法明确的责任情形包括：</p>
<ul>
<li>未履行催缴出资义务；</li>
<li>协助股东抽逃出资；</li>
<li>违法分配利润或者违法减资；</li>
<li>执行职务存在故意或者重大过失，给他人造成损害；</li>
<li>未及时履行清算义务。</li>
</ul>
<p>不担任董事但实际执行公司事务的控股股东、实际控制人，同样负有上述义务；指示董事从事损害公司利益行为的，承担连带责任。区域负责人发出邮件指令时应有此意识。建议投保董事责任险、由母公司出具补偿承诺，并以会议记录体现审慎决策的过程。</p>

<h3>5.3 集团管控与人格独立</h3>
<p>股东滥用公司法人独立地位和股东有限责任，严重损害债权人利益的，应承担连带责任；利用所控制的两个以上公司实施该等行为的，各公司互负连带责任。一人公司的股东须自证财产独立，年度审计是基础证据，却未必充分。日常应做到：</p>
<ol>
<li>账户分立，代付款项有借款或抵销协议支持；</li>
<li>集团内服务、借款、人员与场地均订立书面合同并按公允价格履行；</li>
<li>资金池依外汇规则搭建；</li>
<li>人员归属清晰，名片与合同一致；</li>
<li>财务报表由真正读过的人批准。</li>
</ol>
<p>集团政策未经本地民主程序讨论并公示，对境内员工不当然具有约束力。以简短的本地文件承接、调整集团规则，是最经济的办法。</p>

<h2>六、跨境资金</h2>
<p>人民币在经常项目下可兑换，资本项目则仍受管理。日常操作中，银行即监管者，与银行外汇经办人员保持良好沟通至关重要。</p>

<h3>6.1 资金入境</h3>
<p>办理外汇登记后，投资款以外币或者境外人民币汇入资本金账户。资本金实行意愿结汇，使用遵循真实、自用原则，不得直接或者间接用于证券投资及高风险理财，除经营范围许可外不得向非关联企业发放贷款；资金用途负面清单已数度缩减，最近一次在2025年9月。非投资性外商投资企业亦可依法以资本金开展境内股权投资。</p>
<p>汇款人应为登记股东，附言应注明投资款，溢额部分须退回。服务贸易项下单笔等值5万美元以上的对外支付，应先办理税务备案。集团费用分摊最易受阻，应写明服务内容、受益方、提供人员与定价方法，并在银行、税务、海关之间保持口径一致。</p>

<h3>6.2 股东借款与银行融资</h3>
<p>股东借款可偿还、利息可税前扣除，但属于外债，应在签约后十五个工作日内、首次提款前办理登记。额度有两种计算方式：一是“投注差”，即投资总额与注册资本之差；二是全口径跨境融资宏观审慎管理，以经审计净资产的两倍乘以宏观审慎调节参数（2025年1月上调）为上限。模式一经选定，一般不得随意变更。</p>
<p>利息应符合独立交易原则；关联方债资比例超过2∶1（金融企业为5∶1）部分的利息，原则上不得扣除。向境外支付利息，应代扣代缴预提所得税与增值税。集团内资金调剂可采用委托贷款、境内资金池及跨境资金池。境内银行融资可提供不动产抵押、股权与应收账款质押及动产浮动抵押，并办理统一登记。</p>

<h3>6.3 利润汇出</h3>
<p>弥补亏损并提取百分之十法定公积金（累计达注册资本百分之五十以上可不再提取）后，可以分配利润。非居民股东的股息预提所得税税率为百分之十，符合协定条件的受益所有人可降至百分之五，自行判断、申报享受、资料留存十年备查。</p>
<p>鼓励利润留存的政策有二：以分配利润直接投资于非禁止领域的，暂不征收预提所得税；2025年至2028年间再投资于鼓励类产业且持有满五年的，还可按投资额的百分之十（协定税率更低的从其税率）抵免应纳税额。特许权使用费、服务费与利息亦可实现资金回流，但结构应当均衡：连年亏损却持续支付特许权使用费，极易引起关注。</p>

<h2>七、日常税务</h2>
<p>我国税收征管高度数字化，税务机关往往先于企业管理层掌握发票数据。合规的重心已从申报本身转向价值创造、风险承担与事实证明。</p>

<h3>7.1 主要税种</h3>
<p><strong>企业所得税</strong>税率为25%，高新技术企业及西部地区鼓励类产业企业为15%，小型微利企业实际税负为5%（至2027年底）；研发费用可加计100%扣除；亏损结转五年，高新技术企业为十年。<strong>增值税</strong>依《增值税法》（自2026年1月1日起施行）征收，税率为13%、9%、6%，出口适用零税率，另征附加税费。此外还有印花税、契税、土地增值税、房产税、城镇土地使用税、消费税与关税等。</p>
<p>企业所得税按月或者按季预缴，次年5月31日前汇算清缴。滞纳金按日加收万分之五，并影响纳税信用等级。一份由财务负责人、会计师与母公司共同确认的合规日历，足以避免绝大多数处罚。</p>

<h3>7.2 转让定价与对外支付</h3>
<p>关联交易应遵循独立交易原则，逐年申报。年度关联交易总额超过10亿元，或者发生跨境关联交易且所属集团已准备主体文档的，应准备<strong>主体文档</strong>；有形资产转让超过2亿元、金融资产或者无形资产转让超过1亿元、其他关联交易超过4000万元的，应准备<strong>本地文档</strong>，并于次年6月30日前完成。税务机关重视地域性特殊因素，不接受单一功能制造企业长期亏损。预约定价安排可换取三至五年的确定性。</p>
<p>对外支付须辨明三点：属特许权使用费还是劳务；境外方是否构成常设机构，派遣人员的真实雇主是谁；扣缴义务由谁承担。境外控股公司股权转让涉及境内价值的，可依2015年第7号公告主动报告，以降低利息风险。</p>

<h3>7.3 发票、申报与稽查</h3>
<p>发票集结算凭证、扣税凭证于一身。自2024年12月1日起，数电发票在全国推广应用，无须领购与专用设备，开票额度由系统动态核定；购方已确认用途的发票，红冲须经其确认。税务机关同时掌握购销两端，进销不匹配将触发核查。</p>
<p>虚开发票可构成刑事犯罪，为发放奖金而“以票抵薪”亦在其列，应在员工手册中明令禁止。风险提示阶段及时说明并举证，多可化解；进入稽查程序后则较为被动。对征税决定不服的，须先缴税或者提供担保，再申请行政复议，其后方可起诉，故应在收到风险提示之时即寻求专业意见。会计凭证、账簿保存三十年，应以中文、人民币记录并存放于境内。</p>

<h2>八、用工管理</h2>
<p>劳动法律对劳动者的保护日益落到实处。事先写明、讲清并一体适用的规则通常站得住脚，临时起意的决定则往往败诉。</p>

<h3>8.1 合同、工时与薪酬</h3>
<p>用工之日起一个月内应订立书面合同，逾期须支付双倍工资，满一年视为已订立无固定期限合同。连续订立两次固定期限合同或者工作满十年的，劳动者可要求订立无固定期限合同，首份合同期限因此尤为重要；三年期合同可约定最长六个月的试用期。</p>
<p>标准工时为每日八小时、每周四十小时；加班工资分别不低于150%、200%和300%。综合计算与不定时工时制须经审批，管理人员并不当然豁免。年休假按累计工作年限为五天、十天、十五天，未休的按300%折算。规章制度经民主程序制定并公示后方可作为管理依据，会议记录与签收凭证应妥善保存。</p>

<h3>8.2 社会保险与外籍员工</h3>
<p>用人单位应为员工缴纳养老、医疗（含生育）、失业、工伤保险及住房公积金，由税务部门征收社会保险费并与申报工资比对。约定不缴社保的协议无效，劳动者可据此解除合同并主张经济补偿，最高人民法院自2025年9月1日起施行的司法解释对此予以明确。法定退休年龄自2025年1月1日起逐步延迟，男职工至六十三周岁，女职工至五十五或者五十八周岁。</p>
<p>外籍员工须取得工作许可与工作类居留许可，限定单位与岗位；免签入境不得用于就业。个人所得税税率为3%至45%；一个纳税年度内居住满183天即为居民个人，但连续六年内其境外支付的境外所得免税，单次离境超过三十天重新起算。住房、子女教育等津补贴免税政策延续至2027年底。外派须确保派遣协议、境内合同与费用分摊协议相互一致。</p>

<h3>8.3 劳动关系的终止</h3>
<p>用人单位解除合同须有法定事由、充分证据，并事先通知工会：</p>
<ul>
<li><strong>过失性解除</strong>：不符合录用条件、严重违纪、严重失职、欺诈、被追究刑事责任等，无须补偿；</li>
<li><strong>无过失性解除</strong>：医疗期满不能工作、不能胜任且经培训或者调岗仍不能胜任、客观情况发生重大变化且协商不成，须提前三十日通知或者支付代通知金，并支付补偿；</li>
<li><strong>经济性裁员</strong>：二十人以上或者占职工总数百分之十以上，须提前三十日说明情况、听取意见并报告。</li>
</ul>
<p>经济补偿按每满一年支付一个月工资计算，高收入者适用三倍社平工资及十二年双重封顶。违法解除的，劳动者可选择恢复劳动关系或者两倍赔偿金。实务中多以协商解除了结。竞业限制仅适用于高级管理人员、高级技术人员和其他负有保密义务的人员，最长两年，按月补偿；无必要者应在离职当日书面豁免。</p>

<h2>九、数据、知识产权与技术</h2>
<p>这是近年来发展最快的领域，监管既有加码，也有松绑。本章说明从何处着手。</p>

<h3>9.1 个人信息与数据出境</h3>
<p>《网络安全法》（修正后自2026年1月1日起施行）、《数据安全法》《个人信息保护法》与《网络数据安全管理条例》构成基本框架。处理个人信息须具备法定依据，我国法下没有“合法利益”一项；处理敏感个人信息须有特定目的和充分必要性，基于同意的还应取得单独同意。</p>
<p>数据出境有安全评估、标准合同备案与保护认证三条路径。自2024年3月起，为订立或履行个人作为一方当事人的合同所必需、依法实施跨境人力资源管理所必需、紧急情况以及当年累计不满十万人的非敏感个人信息，均可豁免；十万人以上不满一百万人，或者不满一万人敏感个人信息的，适用标准合同或者认证；超出上述数量、涉及重要数据或者属于关键信息基础设施运营者的，应申报安全评估。豁免的只是程序，告知、影响评估与记录义务依然存在。未经批准，不得向境外司法或者执法机构提供境内存储的数据。</p>

<h3>9.2 知识产权保护</h3>
<p><strong>先申请。</strong>商标以申请在先为原则，外文、图形与中文标识均应尽早在相关类别及类似群提交，最好赶在首次会见经销商之前；连续三年不使用的商标可被申请撤销，故应自始留存使用证据。<strong>专利</strong>方面，发明、实用新型、外观设计的保护期分别为二十年、十年和十五年；在境内完成的发明向外申请前应经保密审查；职务发明的奖酬宜以制度约定。<strong>商业秘密</strong>的成败多在保密措施，应分级标识、限制访问、保留日志并做好离职面谈。</p>
<p>维权可采用行政查处、民事诉讼与刑事报案三种途径，恶意侵权情节严重的可适用一至五倍惩罚性赔偿；海关备案有效期十年，进出口环节均可查扣。委托开发的专利申请权除另有约定外归开发方，合同中务必写明。</p>

<h3>9.3 技术许可与平台经营</h3>
<p>除禁止、限制类目录所列技术外，技术可自由进口，合同实行登记管理但不以登记为生效条件。2019年修订已删除许可方强制担保及改进成果归属的规定，但独占回授、禁止质疑、搭售等条款仍可能构成非法垄断技术而无效。技术出口受目录管理，与《出口管制法》及自2024年12月1日起施行的《两用物项出口管制条例》并行，向境外总部提供图纸亦在其列。</p>
<p>以自有网站销售自有商品须办理网站备案，经营平台或者付费内容则须取得增值电信业务许可，部分业务在北京、上海、海南、深圳试点放开外资股比。具有舆论属性的算法须备案，生成合成内容应作显式与隐式标识。服务器设在境内抑或境外，宜尽早决定，其他合规安排皆由此展开。</p>

<h2>十、行为、争议与退出</h2>
<p>最后一章讨论人们希望永远用不上的内容，旨在说明何时求助，以及求助之前应当备妥什么。</p>

<h3>10.1 反贿赂、反垄断与制裁</h3>
<p>商业贿赂兼受行政与刑事规制，近年修法后行贿与受贿一并查处。折扣、佣金应如实入账；员工行贿推定为公司行为，除非公司能够证明与为其谋取交易机会或者竞争优势无关，有效的合规体系正是证明所在。横向价格协议及敏感信息交换受到禁止，限定转售价格除能证明不具有排除、限制竞争效果外亦属违法；违法者最高可处上一年度销售额百分之十的罚款，个人最高可罚100万元，率先举报者可获宽免。</p>
<p>制裁合规面临双向约束：执行外国歧视性措施，可能违反《反外国制裁法》及其2025年施行的实施规定。应逐案基于商业理由决策，理由简明客观，拒绝之前先取得法律意见。执法人员上门时，应核验证件、全程陪同、留存副本，不得毁损材料，并由专人对接。</p>

<h3>10.2 合同与争议解决</h3>
<p>《民法典》合同编以诚信原则贯穿始终：违约金过分高于损失（通常为超过百分之三十）的可请求酌减，格式条款须提示说明，普通诉讼时效为三年。具有涉外因素的合同方可选择外国法与境外仲裁；外商投资企业系中国法人，其与境内供应商的合同原则上不具有涉外因素，约定境外仲裁存在效力风险。</p>
<ul>
<li><strong>诉讼</strong>：效率较高、费用低廉，保全有力，重书证而轻证言；</li>
<li><strong>外国判决</strong>：依条约或者互惠原则承认，香港判决适用自2024年1月29日起施行的两地安排；</li>
<li><strong>仲裁</strong>：《纽约公约》缔约国已逾一百七十个，拒绝执行须逐级报核；香港仲裁还可在内地申请保全。</li>
</ul>
<p>仲裁条款应写明机构全称、仲裁地、语言与仲裁员人数，其余从简。避免约定“两种文本具有同等效力”。起诉之前，先做证据公证、财产线索调查与保全担保。</p>

<h3>10.3 重组、注销与退出</h3>
<p>退出方式有转让、合并、收缩、注销与破产，其中转让通常成本最低。自行清算应依次完成：解散事由出现之日起十五日内组成清算组；十日内通知债权人、六十日内公告；申报债权、安置员工、处置财产；清税并注销登记。生产企业约需八至十四个月，办公型公司约需四个月。无债务的公司可适用简易注销，公告期为二十日，但全体股东须作出承诺并承担连带责任。</p>
<p>切勿一走了之：被吊销营业执照的公司依然存续，怠于清算的董事应对公司及债权人的损失负责。资不抵债或者明显缺乏清偿能力的，债务人与债权人均可申请破产清算、重整或者和解；职工债权先于税款，税款先于普通债权。离开之时，请带走三样东西：应予保存的会计档案、及时转让的商标，以及当地对您的好感。</p>
<p>本手册反映截至2026年6月我们对法律的理解，仅供一般参考，不构成针对具体事项的法律意见。</p>`;

/**
 * The longest article: a handbook of some 12,000 English words under 40 headings, for the table of
 * contents of article pages and for the editor.
 */
export const handbookSeed: ArticleSeed = {
  no: 'N-0101',
  catalogue: 'news-insights-corporate',
  cover: 'cover-12.webp',
  createTime: '2026-06-18 09:00:00',
  updateTime: '2026-09-10 15:45:00',
  views: 5240,
  operatorName: 'Wang Li',
  versions: {
    en_US: {
      title: 'Investing in and running a company in China: a handbook',
      note: 'From the negative list to the last tax clearance: what the people who decide about a Chinese business need to know, in ten chapters. Edition of 2026.',
      content: english,
    },
    zh_CN: {
      title: '外商在华投资与公司运营实务手册（2026年版）',
      note: '从负面清单到清税注销，十章内容覆盖外商投资企业的设立、治理、资金、税务、用工、数据、争议与退出。',
      content: chinese,
    },
  },
};
