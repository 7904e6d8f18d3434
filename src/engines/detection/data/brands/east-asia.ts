/**
 * Brands of East Asia. Own selection of the sites and mailing domains that they are known by, reviewed
 * 2026-11; the format is that of `brandsIn`.
 */
export const EAST_ASIA = {
  JP: `
Rakuten + 楽天, 楽天市場, 楽天カード, 楽天銀行, 楽天証券 : .co.jp .com rakuten-card.co.jp rakuten-bank.co.jp rakuten-sec.co.jp .ne.jp rakuten-bank.net
Mitsubishi UFJ + mufg, 三菱ufj, 三菱東京ufj銀行, mufgカード : mufg.jp mufg.com
Sumitomo Mitsui + smbc, 三井住友銀行, 三井住友カード, 三井住友, vpass : smbc.co.jp smbc-card.com vpass.ne.jp
Mizuho = mizuho bank, みずほ銀行, みずほ : mizuhobank.co.jp mizuhobank.com
JCB = jcb card, my jcb, myjcb : .co.jp .com
Saison Card + セゾンカード, クレディセゾン, uc card : .co.jp uccard.co.jp
Aeon = aeon card, イオンカード, イオン銀行, イオンクレジットサービス : .co.jp aeoncard.co.jp aeonbank.co.jp
JP Post + japan post, 日本郵便, ゆうちょ銀行 : japanpost.jp
Yamato = yamato transport, kuroneko yamato, ヤマト運輸, クロネコヤマト, クロネコメンバーズ : kuronekoyamato.co.jp yamato-hd.co.jp
Sagawa = sagawa express, 佐川急便 : sagawa-exp.co.jp
Mercari + メルカリ, メルペイ : .com .jp
~PayPay + ペイペイ : .ne.jp paypay-card.co.jp paypay-bank.co.jp
NTT Docomo + docomo, ドコモ, nttドコモ, dカード, dアカウント : docomo.ne.jp .co.jp .com
~SoftBank + ソフトバンク : .jp .ne.jp
!e-Tax = e tax japan, national tax agency, 国税庁, 国税電子申告 : nta.go.jp go.jp
JR East + eki net, ekinet, えきねっと, jr東日本, モバイルsuica : eki-net.com .co.jp mobilesuica.com
au = au pay, auペイ, kddi, auじぶん銀行 : .com kddi.com auone.jp jibunbank.co.jp
Sumishin SBI + 住信sbiネット銀行, sbi証券, sbi sec : netbk.co.jp sbisec.co.jp
Resona + りそな銀行 : resonabank.co.jp resona-gr.co.jp
~Nomura = 野村證券, nomura securities : .co.jp .com
Monex + マネックス証券 : .co.jp
Epos Card + エポスカード : .co.jp
Orico = オリコ, オリコカード, orico card : .co.jp
ETC Meisai + etc利用照会サービス, etcマイレージサービス : etc-meisai.jp smile-etc.jp
!Mynaportal + マイナポータル, デジタル庁 : myna.go.jp digital.go.jp go.jp
TEPCO + 東京電力 : .co.jp
Yahoo! JAPAN + ヤフー : yahoo.co.jp
LINE = line yahoo, line corporation, ライン株式会社 : .me linecorp.com lycorp.co.jp
NHK + 日本放送協会 : .or.jp .jp
bitFlyer : .com
Coincheck + コインチェック : .com .jp
ANA = ana mileage, anaマイレージクラブ, 全日本空輸 : .co.jp
JAL = jal mileage, jalマイレージバンク, 日本航空 : .co.jp .com`,

  KR: `
KB Kookmin + 국민은행, kb국민카드, kb star : kbstar.com kbcard.com kbfg.com
Shinhan + 신한은행, 신한카드 : .com shinhancard.com shinhangroup.com
Woori Bank + 우리은행, 우리카드 : .com wooricard.com
Hana Bank + 하나은행, keb hana, 하나카드 : kebhana.com .com hanacard.co.kr
Nonghyup + nh농협, 농협은행, nh bank : .com nhbank.com
IBK Korea = 기업은행, ibk bank : ibk.co.kr
KakaoBank + 카카오뱅크, 카카오페이, kakaopay : .com kakaopay.com kakao.com kakaocorp.com
~Toss = 토스뱅크, toss bank, viva republica : .im tossbank.com
Samsung Card = 삼성카드 : .com
Korea Post + 우체국택배, 우정사업본부 : epost.go.kr .go.kr epostbank.go.kr
CJ Logistics + 대한통운 : .com
!Hometax + 홈택스, 국세청 : nts.go.kr .go.kr go.kr
NHIS Korea = 국민건강보험공단, 건강보험공단 : nhis.or.kr
Government24 = 정부24, gov kr : gov.kr
!Korean Police = 경찰청, 경찰청교통민원24 : police.go.kr efine.go.kr go.kr
SK Telecom + sk텔레콤, skt : .com tworld.co.kr sk.com
KT Korea = 케이티, kt 고객센터 : kt.com
Naver + 네이버, 네이버페이 : .com navercorp.com
Coupang + 쿠팡 : .com
~Karrot = 당근마켓, karrot market : daangn.com karrotmarket.com
Upbit + 업비트 : .com
Bithumb + 빗썸 : .com
Coinone + 코인원 : .co.kr`,

  CN: `
ICBC + 中国工商银行, 工商银行, 中國工商銀行 : .com.cn icbc-ltd.com .com icbcasia.com
China Construction Bank + 中国建设银行, 建设银行 : ccb.com ccb.com.cn
Bank of China + 中国银行, 中國銀行 : boc.cn .com bochk.com
Agricultural Bank of China + 中国农业银行, 农业银行 : abchina.com abchina.com.cn
China Merchants Bank + 招商银行 : cmbchina.com
Bank of Communications + 交通银行 : bankcomm.com
Alipay + 支付宝, 蚂蚁集团 : .com antgroup.com .cn
~WeChat = wechat, 微信, 微信支付, tencent, 腾讯 : .com weixin.qq.com tencent.com
UnionPay + 中国银联, 银联 : .com 95516.com
China Post + 中国邮政, 邮政速递 : .com.cn ems.com.cn 11183.com.cn
SF Express + 顺丰速运, 順豐速運, 顺丰 : sf-express.com sf-international.com
China Mobile + 中国移动, 中國移動 : 10086.cn .com
China Tax = 国家税务总局 : .gov.cn
Taobao + 淘宝, 天猫, tmall : .com tmall.com alibaba.com
JD.com + 京东, 京东商城 : jd.com jd.hk`,

  HK: `
Hang Seng Bank + 恒生銀行, hang seng : hangseng.com hangseng.com.cn
Bank of East Asia + 東亞銀行 : hkbea.com
Hongkong Post + 香港郵政 : .hk
!Inland Revenue Hong Kong = 香港稅務局 : ird.gov.hk gov.hk
iAM Smart + 智方便 : .gov.hk
Octopus Hong Kong = 八達通, octopus cards : octopus.com.hk octopuscards.com
HKT = hkt csl, 香港電訊, csl mobile : .com hkcsl.com netvigator.com 1010.com.hk pccw.com
CLP Power + 中電, 中華電力 : clp.com.hk clpgroup.com
HKTVmall : .com
HKeToll + 易通行 : .gov.hk`,

  TW: `
Cathay United Bank + 國泰世華, 國泰世華銀行, 國泰世華商業銀行 : cathaybk.com.tw cathayholdings.com.tw
E.SUN Bank + 玉山銀行, esun bank : .com .com.tw
Taishin = 台新銀行, taishin bank, 台新國際商業銀行 : taishinbank.com.tw
Fubon = 台北富邦, 富邦銀行, fubon bank, 台北富邦銀行 : .com taipeifubon.com.tw
~CTBC = 中國信託, ctbc bank : ctbcbank.com
Chunghwa Post + 中華郵政 : post.gov.tw
Chunghwa Telecom + 中華電信 : cht.com.tw hinet.net emome.net
Taiwan Mobile + 台灣大哥大 : .com
FarEasTone + 遠傳電信, 遠通電收 : fetnet.net fetc.net.tw
Taipower + 台灣電力公司, 台電 : .com.tw
PChome : .com.tw
JKOPay + 街口支付 : .com jkos.com`,
};
