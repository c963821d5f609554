"""Joins two files cut from one typeface, one script each, into one file with the letters and kerning of both.

usage: /usr/bin/python3 merge-scripts.py BASE ADDED RESULT

BASE and ADDED share units, axes and their range; where both have a character, BASE's stays. The subsetter of the
build (harfbuzz) cuts and never joins. Needs Debian's python3-fonttools and python3-brotli.
"""
import sys
from copy import deepcopy

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables

VARIATION_INDEX = 0x8000


def load_with_own_names(path):
    """The font, its glyphs named so that they meet none of BASE's."""
    font = TTFont(path)
    font.setGlyphOrder([f"added.{name}" for name in font.getGlyphOrder()])
    return font


def variation_devices(value):
    """Every reference to a variation store below a layout table's part."""
    if isinstance(value, otTables.Device):
        yield value
    elif isinstance(value, (list, tuple)):
        for one in value:
            yield from variation_devices(one)
    elif isinstance(value, dict):
        yield from variation_devices(list(value.values()))
    elif hasattr(value, "__dict__"):
        yield from variation_devices(list(vars(value).values()))


def add_variations(base, added):
    """Moves ADDED's variation store behind BASE's; returns by how much its outer indices grow."""
    store = getattr(added["GDEF"].table, "VarStore", None)
    if not store:
        return 0
    table = base["GDEF"].table
    if not getattr(table, "VarStore", None):
        table.VarStore, table.Version = store, added["GDEF"].table.Version
        return 0
    regions = table.VarStore.VarRegionList
    first_region, first_data = len(regions.Region), len(table.VarStore.VarData)
    regions.Region += store.VarRegionList.Region
    for data in store.VarData:
        data.VarRegionIndex = [index + first_region for index in data.VarRegionIndex]
    table.VarStore.VarData += store.VarData
    regions.RegionCount, table.VarStore.VarDataCount = len(regions.Region), len(table.VarStore.VarData)
    return first_data


def add_layout(base, added, tag, outer):
    """Appends ADDED's lookups; each script reads those of both."""
    if tag not in added or not added[tag].table.LookupList:
        return
    if tag not in base:
        base[tag] = added[tag]
        return
    ours, theirs = base[tag].table, added[tag].table
    for device in variation_devices(theirs.LookupList):
        if device.DeltaFormat == VARIATION_INDEX:
            device.StartSize += outer
    first_lookup = len(ours.LookupList.Lookup)
    ours.LookupList.Lookup += theirs.LookupList.Lookup
    scripts = {record.ScriptTag: record.Script for record in ours.ScriptList.ScriptRecord}
    for record in theirs.ScriptList.ScriptRecord:
        if not record.Script.DefaultLangSys:
            continue
        script = scripts.get(record.ScriptTag)
        if not script:
            script = add_script(ours.ScriptList, record.ScriptTag)
        features = [theirs.FeatureList.FeatureRecord[index] for index in record.Script.DefaultLangSys.FeatureIndex]
        for system in filter(None, [script.DefaultLangSys, *(one.LangSys for one in script.LangSysRecord)]):
            for feature in features:
                add_feature(ours.FeatureList, system, feature, first_lookup)


def add_script(script_list, tag):
    """A script of which BASE has no features: those of a few letters of another are cut away with the rest of them."""
    record = otTables.ScriptRecord()
    record.ScriptTag, record.Script = tag, otTables.Script()
    record.Script.LangSysRecord = []
    system = record.Script.DefaultLangSys = otTables.DefaultLangSys()
    system.ReqFeatureIndex, system.FeatureIndex, system.FeatureCount = 0xFFFF, [], 0
    script_list.ScriptRecord = sorted([*script_list.ScriptRecord, record], key=lambda one: one.ScriptTag)
    return record.Script


def add_feature(feature_list, system, feature, first_lookup):
    """Gives a script a feature of ADDED. Readers take the first of a name alone, so one of the same name is extended."""
    lookups = [index + first_lookup for index in feature.Feature.LookupListIndex]
    records = feature_list.FeatureRecord
    extended = deepcopy(feature)
    same = [at for at, index in enumerate(system.FeatureIndex) if records[index].FeatureTag == feature.FeatureTag]
    if same:
        lookups = records[system.FeatureIndex[same[0]]].Feature.LookupListIndex + lookups
        system.FeatureIndex[same[0]] = len(records)
    else:
        system.FeatureIndex.append(len(records))
        system.FeatureCount = len(system.FeatureIndex)
    extended.Feature.LookupListIndex, extended.Feature.LookupCount = lookups, len(lookups)
    records.append(extended)
    feature_list.FeatureCount = len(records)


def merge(base, added):
    for table in ("GDEF", "GPOS", "GSUB"):
        if table in base:
            base[table].ensureDecompiled(True)
        if table in added:
            added[table].ensureDecompiled(True)
    ours = base.getBestCmap()
    characters = {point: name for point, name in added.getBestCmap().items() if point not in ours}
    names = [name for name in added.getGlyphOrder() if name != "added..notdef"]
    widths, shapes = added["hmtx"].metrics, added["glyf"]
    order = base.getGlyphOrder() + names
    for name in names:
        shape = shapes[name]
        base["glyf"].glyphs[name] = shape
        base["hmtx"].metrics[name] = widths[name]
        if "gvar" in base:
            base["gvar"].variations[name] = added["gvar"].variations.get(name, [])
    base.setGlyphOrder(order)
    base["glyf"].glyphOrder = order
    # The widths of all weights can be read from gvar; the table that repeats them knows one font's glyphs.
    if "HVAR" in base:
        del base["HVAR"]
    for table in base["cmap"].tables:
        if table.isUnicode():
            table.cmap.update(characters)
    outer = add_variations(base, added)
    for tag in ("GPOS", "GSUB"):
        add_layout(base, added, tag, outer)
    classes = getattr(added["GDEF"].table, "GlyphClassDef", None)
    if classes and getattr(base["GDEF"].table, "GlyphClassDef", None):
        base["GDEF"].table.GlyphClassDef.classDefs.update(classes.classDefs)


base, added = TTFont(sys.argv[1]), load_with_own_names(sys.argv[2])
merge(base, added)
base.flavor = "woff2"
base.save(sys.argv[3])
