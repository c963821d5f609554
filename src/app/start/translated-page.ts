/**
 * Lets React and Preact live with a browser's translator, which puts `<font>` elements around texts, or in their place. Both
 * remember the texts that they have drawn, and an exception would follow where one of them has left its place: the visitor would
 * lose the page in the middle of a form. What is asked of a text is done to the element that stands for it, and nothing
 * where no place is left. Forbidding translation (`translate="no"`) would shut out those who read none of the site's languages.
 */

const isFont = (node: Node | null): node is HTMLElement => node instanceof HTMLElement && node.localName === 'font';

/** The child of a parent that a node stands in: itself, or the translator's outermost element around it. */
function standIn(parent: Node, node: Node): Node | null {
  let at: Node = node;
  while (at.parentNode !== parent) {
    if (!isFont(at.parentNode)) return null;
    at = at.parentNode;
  }
  return at;
}

/** Whether a node has left the place that it was given, as far as a translator moves it. */
const isMoved = (parent: Node, node: Node) =>
  node.parentNode !== parent && (node.parentNode === null || isFont(node.parentNode));

function bearTranslators(): void {
  const { insertBefore, removeChild } = Node.prototype;

  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    if (!isMoved(this, child)) return removeChild.call(this, child) as Child;
    const outer = standIn(this, child);
    // One element may stand for a whole sentence, of which this is a part.
    if (outer?.textContent === child.textContent) removeChild.call(this, outer);
    else child.parentNode?.removeChild(child);
    return child;
  };

  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    const place = before && isMoved(this, before) ? standIn(this, before) : before;
    return insertBefore.call(this, child, place) as Child;
  };
}

bearTranslators();
