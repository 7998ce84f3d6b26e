import Foundation

/// How far the system font moves on after each printable ASCII character: whatever font stands in
/// for it is set with these, so that words are as wide.
///
/// - Source: San Francisco's advances on iOS 26.1 at 17 and 34 pt, regular and semibold or bold, and
///   widths of six strings in nine weights and fourteen sizes. The weights between and the sizes from 18 to
///   28 pt follow from those exactly; at both ends of the weights only sums are known, and each
///   character's part in them is estimated from how Inter's changes.
enum SystemFontAdvances {
  /// In 2048ths of the size, without tracking; nil for a character that is not known.
  static func advance(of character: Character, in face: SystemFontFace) -> Double? {
    guard let row = rows[base(of: character)] else { return nil }
    func cut(_ first: Int) -> Double {
      zip(face.masters, row[first...]).reduce(0) { $0 + $1.0 * $1.1 }
    }
    let upright = cut(0) * (1 - face.display) + cut(4) * face.display
    return face.isItalic ? upright + slant(of: character, in: face) : upright
  }

  /// Accents change no advance.
  private static func base(of character: Character) -> Character {
    if character.isASCII { return character }
    guard let scalar = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first
    else { return character }
    return Character(scalar)
  }

  /// What the italic adds to a kind of characters, fitted to eighteen widths within 0.09 pt.
  private static func slant(of character: Character, in face: SystemFontFace) -> Double {
    let (text, display) =
      switch character {
      case "i", "j", "l", "I": (5.5, 3.8)
      case "W", "M": (2.3, 10.2)
      case _ where character.isLowercase: (-0.7, 23.1)
      case _ where character.isUppercase: (-5.8, 14.3)
      case _ where character.isNumber: (3.3, -2.1)
      default: (10.1, 21.7)
      }
    return text * (1 - face.display) + display * face.display
  }

  /// By character: ultra light, regular, bold and black of the cut for text, and of the one for display.
  private static let rows: [Character: [Double]] = {
    var rows: [Character: [Double]] = [:]
    for line in table.split(separator: "\n") {
      guard let character = line.first else { continue }
      rows[character] = line.dropFirst(2).split(separator: " ").compactMap { Double($0) }
    }
    return rows
  }()

  private static let table = #"""
      590 577 529 404 435 419 404 312
    _ 1142 1196 1285 1362 1018 1078 1178 1238
    - 921 967 993 1020 810 877 902 932
    , 559 609 713 785 354 439 492 565
    ; 563 609 713 785 332 439 492 563
    : 560 609 713 783 283 439 492 583
    ! 601 638 730 874 402 545 646 737
    ? 989 1051 1142 1316 927 1001 1092 1246
    . 556 609 713 771 326 439 492 548
    ' 572 609 713 673 450 519 552 562
    " 843 979 1166 1131 664 825 932 928
    ( 681 783 879 1026 525 659 781 939
    ) 681 783 879 1026 603 659 781 950
    [ 681 783 879 1026 516 659 781 927
    ] 681 783 879 1026 512 659 781 939
    { 681 783 879 1026 538 659 781 921
    } 681 783 879 1026 567 659 781 927
    @ 1881 1881 1900 2197 1786 1790 1816 2065
    * 967 967 993 1197 801 819 919 1043
    / 552 625 686 790 477 571 619 725
    \ 552 625 686 790 479 571 619 729
    & 1338 1458 1526 1636 1230 1369 1436 1552
    # 1297 1291 1376 1434 1235 1237 1306 1370
    % 1810 1896 2122 2269 1553 1654 1822 1917
    ` 1025 1025 1025 1025 974 1023 1023 1055
    ^ 1143 1291 1376 1434 1074 1237 1324 1391
    + 1242 1291 1376 1439 1154 1237 1324 1395
    < 1242 1291 1376 1439 1150 1237 1324 1403
    = 1242 1291 1376 1439 1123 1237 1324 1415
    > 1242 1291 1376 1439 1150 1237 1324 1403
    | 414 531 614 761 325 441 494 646
    ~ 1242 1291 1376 1439 1163 1237 1324 1387
    $ 1235 1291 1376 1429 1161 1237 1324 1391
    0 1228 1291 1403 1584 1173 1241 1342 1486
    1 839 951 1049 1110 855 907 982 1034
    2 1282 1237 1318 1379 1166 1158 1234 1301
    3 1247 1285 1371 1427 1130 1211 1288 1348
    4 1229 1319 1408 1504 1104 1237 1325 1398
    5 1198 1267 1359 1459 1102 1197 1279 1370
    6 1227 1305 1401 1500 1141 1263 1334 1421
    7 1127 1167 1239 1298 1055 1119 1170 1212
    8 1290 1309 1422 1545 1177 1227 1328 1431
    9 1227 1305 1401 1500 1141 1263 1334 1421
    a 1088 1131 1208 1253 948 1027 1120 1200
    A 1244 1381 1501 1700 1115 1300 1416 1530
    b 1220 1259 1335 1387 1037 1133 1221 1293
    B 1325 1347 1421 1453 1179 1237 1309 1409
    c 1145 1147 1204 1301 1021 1025 1114 1195
    C 1458 1467 1519 1596 1339 1404 1458 1513
    d 1220 1259 1335 1387 1089 1133 1218 1291
    D 1480 1489 1532 1558 1340 1389 1432 1499
    e 1132 1171 1231 1334 1017 1048 1136 1211
    E 1190 1221 1274 1320 1081 1130 1172 1230
    f 687 742 837 920 617 621 728 916
    F 1170 1173 1224 1219 1011 1080 1122 1179
    g 1204 1249 1323 1405 1003 1123 1214 1298
    G 1521 1530 1558 1615 1345 1446 1488 1511
    h 1177 1206 1295 1413 1016 1103 1196 1333
    H 1455 1521 1605 1657 1305 1431 1493 1546
    i 464 507 589 650 317 421 492 572
    I 461 549 653 737 315 459 541 636
    j 482 506 589 706 406 419 491 601
    J 1054 1103 1232 1317 959 1013 1142 1268
    k 1000 1113 1232 1356 828 993 1100 1232
    K 1216 1350 1454 1604 1079 1229 1336 1535
    l 399 519 605 717 276 417 495 562
    L 1160 1164 1219 1223 1030 1073 1111 1143
    m 1719 1783 1910 2050 1517 1644 1767 1914
    M 1735 1791 1857 1853 1603 1701 1762 1793
    n 1169 1196 1285 1408 984 1078 1178 1312
    N 1564 1521 1574 1517 1431 1431 1462 1503
    o 1154 1211 1270 1372 1007 1086 1172 1234
    O 1550 1581 1612 1675 1497 1497 1540 1603
    p 1199 1251 1326 1405 1001 1124 1214 1290
    P 1240 1302 1380 1421 1081 1182 1264 1340
    q 1197 1249 1327 1406 1000 1123 1212 1289
    Q 1550 1581 1612 1678 1459 1497 1540 1628
    r 700 781 892 1021 586 630 744 932
    R 1287 1339 1423 1476 1137 1226 1310 1395
    s 1018 1073 1161 1291 874 952 1053 1196
    S 1247 1306 1383 1425 1066 1214 1292 1321
    t 664 745 846 963 533 616 726 892
    T 1236 1299 1353 1407 1144 1189 1231 1326
    u 1189 1196 1285 1428 1000 1078 1178 1329
    U 1472 1511 1558 1555 1330 1425 1448 1448
    v 1043 1111 1194 1279 918 988 1080 1210
    V 1248 1381 1478 1690 1136 1291 1388 1566
    w 1548 1587 1736 1860 1498 1464 1617 1833
    W 1855 1983 2068 2243 1743 1891 1976 2111
    x 999 1075 1190 1304 849 958 1080 1223
    X 1268 1391 1495 1722 1156 1299 1402 1548
    y 1045 1113 1224 1309 925 995 1102 1232
    Y 1232 1343 1451 1638 1126 1253 1361 1530
    z 1044 1105 1161 1265 897 957 1034 1145
    Z 1313 1356 1385 1515 1190 1262 1291 1411
    """#
}
