/// The messages that were reported, by id and name: few by looking at each, many by a table.
struct ReportedMessages {
    /// What tells one message from another.
    struct Message: Hashable {
        var id: String
        var name: String
    }

    private var messages: [Message] = []
    private var table: Set<Message> = []
    private static let few = 16

    /// How many there are.
    var count: Int { messages.count }

    /// Adds a message; whether it is new.
    mutating func insert(_ message: Message) -> Bool {
        guard !contains(message) else { return false }
        messages.append(message)
        if messages.count == Self.few + 1 {
            table = Set(messages)
        } else if messages.count > Self.few {
            table.insert(message)
        }
        return true
    }

    /// Whether a message is among them.
    func contains(_ message: Message) -> Bool {
        if messages.count > Self.few { return table.contains(message) }
        for known in messages where known.name == message.name && known.id == message.id {
            return true
        }
        return false
    }

    /// Removes all but the first ones; what was removed.
    mutating func removeAll(behind count: Int) -> [Message] {
        let removed = Array(messages[count...])
        messages.removeSubrange(count...)
        if messages.count > Self.few {
            for message in removed { table.remove(message) }
        } else {
            table = []
        }
        return removed
    }
}
